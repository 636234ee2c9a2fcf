internal import Foundation
internal import Synchronization

/// What a dispatching thread does before the reducer, so that the reducer's writes copy nothing.
extension CapturedStore {
    /// Compares a large state that still waits for the render thread, or lets that one finish with it.
    ///
    /// While a state is held, the next write to its storage copies that, which costs several times what comparing does.
    @inline(__always)
    func makeWay() {
        guard lane.hasLeftState.load(ordering: .relaxed) else { return }
        finishLeftState()
    }

    @inline(never)
    private func finishLeftState() {
        // In the middle of a rendering the shadow may be this thread's own.
        guard !RenderingThread.isCurrent else { return }
        lane.hasLeftState.store(false, ordering: .relaxed)
        guard let end = takeShadowOfWaiting() else { return }
        RenderingThread.run { finish(through: end) }
    }

    /// Takes the shadow for what waits; nil when nothing does any more, or another thread takes too long for it.
    private func takeShadowOfWaiting() -> UInt64? {
        let clock = capture.ring.clock
        let deadline = clock.now + capture.maxInlinePass
        while true {
            let (isBehind, end) = lane.withLock { lane -> (Bool, UInt64?) in
                guard lane.isBehind else { return (false, nil) }
                return (true, !self.lane.hasDirect(lane) && lane.takeShadow() ? lane.waiting.end : nil)
            }
            guard isBehind, end == nil, clock.now < deadline else { return end }
            sched_yield()
        }
    }
}
