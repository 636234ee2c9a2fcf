/// How the render thread waits when there is nothing to do.
///
/// It naps first, longer each time, so that a busy service need not wake it: that costs a dispatching thread as much as
/// fifty events. Then it parks, so that an idle one costs nothing.
struct IdlePace: Sendable {
    enum Step: Sendable, Equatable {
        case nap(Duration)
        case park
    }

    private static let naps: [Duration] =
        ([100, 200, 400, 500, 500, 500, 500] + [1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 16_000])
        .map { .microseconds($0) }

    /// The longest nap that a large state may wait for, since it is copied if its store goes on; it ends longer ones.
    static let shortNap: Duration = .microseconds(500)

    private var taken = 0

    /// What to do next; `mayPark` is false while somebody is about to finish something without waking anybody.
    mutating func next(mayPark: Bool) -> Step {
        guard taken == Self.naps.count else {
            defer { taken += 1 }
            return .nap(mayPark ? Self.naps[taken] : min(Self.naps[taken], Self.shortNap))
        }
        return mayPark ? .park : .nap(Self.shortNap)
    }

    /// Takes note that there was something to do.
    mutating func reset() { taken = 0 }
}
