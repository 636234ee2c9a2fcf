/// One way to do a thing, to be measured beside others.
package struct Contender {
    let sample: () throws -> Cost

    /// - Parameter cost: Does the thing some times; returns what one time cost.
    package init(cost: @escaping () throws -> Cost) {
        sample = cost
    }

    /// - Parameter sample: Does the thing some times; returns nanoseconds for one time.
    package init(sample: @escaping () throws -> Double) {
        self.sample = { Cost(nanoseconds: try sample()) }
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
        return Contender(cost: {
            var cost = try clock.cost { for _ in 0..<calls { try body() } }
            while cost.nanoseconds < enough / 2 {
                calls = Int(Double(calls) * min(enough / cost.nanoseconds, 32)) + 1
                cost = try clock.cost { for _ in 0..<calls { try body() } }
            }
            return cost.divided(by: calls * units)
        })
    }
}

extension CPUClock {
    /// What `body` uses, and its heap allocations on the calling thread.
    package func cost<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Cost {
        var time = 0.0
        let allocations = try Allocations.count { () throws(E) in time = try self.time(body) }
        return Cost(nanoseconds: time, allocations: allocations)
    }
}
