internal import Foundation
internal import Locking

/// Who waits until everything up to a place in the ring is rendered.
final class Fences: Sendable {
    fileprivate struct Fence {
        var place: UInt64
        let passed: DispatchSemaphore
    }

    fileprivate struct Contents {
        var fences: [Fence] = []
        var isClosed = false
    }

    private let contents = Locked(Contents())

    /// Adds one at a place; nil when nothing is rendered any more.
    func add(at place: UInt64) -> DispatchSemaphore? {
        contents.withLock { contents in
            guard !contents.isClosed else { return nil }
            let passed = DispatchSemaphore(value: 0)
            contents.fences.append(Fence(place: place, passed: passed))
            return passed
        }
    }

    /// Whether one stands at `place` or before.
    func isReached(at place: UInt64) -> Bool {
        contents.withLock { contents in contents.fences.contains { $0.place <= place } }
    }

    /// Moves those at `place` or before, since something was added for them.
    func move(from place: UInt64, to next: UInt64) {
        contents.withLock { contents in
            for index in contents.fences.indices where contents.fences[index].place <= place {
                contents.fences[index].place = next
            }
        }
    }

    /// Lets those pass that stand at `place` or before.
    func open(to place: UInt64) {
        for fence in contents.withLock({ $0.take { $0.place <= place } }) { fence.passed.signal() }
    }

    /// Lets all pass, and those that come later.
    func close() {
        let all = contents.withLock { contents in
            contents.isClosed = true
            return contents.take { _ in true }
        }
        for fence in all { fence.passed.signal() }
    }
}

extension Fences.Contents {
    fileprivate mutating func take(where isTaken: (Fences.Fence) -> Bool) -> [Fences.Fence] {
        defer { fences.removeAll(where: isTaken) }
        return fences.filter(isTaken)
    }
}
