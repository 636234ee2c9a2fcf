/// One way to do a thing, to be measured beside others.
package struct Contender {
    let sample: () throws -> Double

    /// - Parameter sample: Does the thing some times; returns nanoseconds for one time.
    package init(sample: @escaping () throws -> Double) {
        self.sample = sample
    }

    /// A contender that calls `body` as often as the clock needs to be exact.
    ///
    /// - Parameter units: How many of what is counted one call does.
    package static func calling(
        on clock: CPUClock,
        units: Int = 1,
        _ body: @escaping () throws -> Void
    ) -> Contender {
        let enough = 4e6  // nanoseconds
        var calls = 1
        return Contender {
            let cost = try clock.time { for _ in 0..<calls { try body() } }
            defer { if cost < enough { calls = Int(Double(calls) * min(enough / cost, 32)) + 1 } }
            return cost / Double(calls * units)
        }
    }
}
