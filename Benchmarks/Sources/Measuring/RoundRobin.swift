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

    /// The median of each contender, in nanoseconds.
    ///
    /// The first sample only warms up, unless it alone takes the whole budget.
    package func medians(of contenders: [Contender]) throws -> [Double] {
        var samples = contenders.map { _ in [Double]() }
        var spent = contenders.map { _ in Duration.zero }
        for round in 0...rounds {
            for (index, contender) in contenders.enumerated() where round == 0 || spent[index] < budget {
                let start = ContinuousClock.now
                samples[index].append(try contender.sample())
                spent[index] += ContinuousClock.now - start
            }
        }
        return samples.map { ($0.count > 1 ? Array($0.dropFirst()) : $0).median }
    }
}
