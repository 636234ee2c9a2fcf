/// How the render thread waits when there is nothing to do.
///
/// It naps for some milliseconds first, longer each time, so that a busy service need not wake it; then it parks, so
/// that an idle one costs nothing.
struct IdlePace: Sendable {
    enum Step: Sendable, Equatable {
        case nap(Duration)
        case park
    }

    private static let naps: [Duration] =
        [100, 200, 400, 500, 500, 500, 500].map { .microseconds($0) }

    /// The longest nap: what an event may wait for before it is looked at.
    static let longestNap: Duration = .microseconds(500)

    private var taken = 0

    /// What to do next; `mayPark` is false while somebody is about to finish something without waking anybody.
    mutating func next(mayPark: Bool) -> Step {
        guard taken == Self.naps.count else {
            defer { taken += 1 }
            return .nap(Self.naps[taken])
        }
        return mayPark ? .park : .nap(Self.longestNap)
    }

    /// Takes note that there was something to do.
    mutating func reset() { taken = 0 }
}
