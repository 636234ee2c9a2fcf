internal import Dispatch

/// When a pass over a shadow is to stop: a number, since copying an instant of the library's clocks is a call.
struct PassDeadline: Equatable {
    static let never = PassDeadline(in: nil)

    /// As ``DispatchTime`` counts, which stands still while the machine sleeps.
    private let nanoseconds: UInt64

    /// - Parameter budget: how long from now; nil for as long as it takes.
    init(in budget: Duration?) {
        guard let budget else {
            nanoseconds = .max
            return
        }
        let (seconds, attoseconds) = budget.components
        // An hour is as good as for ever, and is not out of range.
        let length = min(max(0, seconds), 3600) * 1_000_000_000 + max(0, attoseconds / 1_000_000_000)
        nanoseconds = DispatchTime.now().uptimeNanoseconds + UInt64(length)
    }

    var isOver: Bool { DispatchTime.now().uptimeNanoseconds >= nanoseconds }
}
