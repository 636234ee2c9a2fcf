/// Measures contenders in turn, so that what drifts in the machine meets all of them alike.
package struct RoundRobin {
    /// The most samples of each contender.
    private let rounds: Int

    /// How long each contender may take in all, by the wall clock; a slow one leaves the rounds after a few samples.
    private let budget: Duration

    package init(rounds: Int, budget: Duration) {
        self.rounds = rounds
        self.budget = budget
    }

    /// The medians of each contender.
    ///
    /// The first sample only warms up, unless it alone takes the whole budget.
    package func costs(of contenders: [Contender]) throws -> [Cost] {
        var samples = contenders.map { _ in [Cost]() }
        var spent = contenders.map { _ in Duration.zero }
        for round in 0...rounds {
            for (index, contender) in contenders.enumerated() where round == 0 || spent[index] < budget {
                let start = ContinuousClock.now
                samples[index].append(try contender.sample())
                spent[index] += ContinuousClock.now - start
            }
        }
        return samples.map { samples in
            let counted = samples.count > 1 ? Array(samples.dropFirst()) : samples
            return Cost(
                nanoseconds: counted.map(\.nanoseconds).median,
                allocations: counted.map(\.allocations).median
            )
        }
    }

    /// The median of each contender, in nanoseconds.
    package func medians(of contenders: [Contender]) throws -> [Double] {
        try costs(of: contenders).map(\.nanoseconds)
    }
}
