/// What a load came to.
struct LoadReport: Sendable, CustomStringConvertible {
    let actions: Int
    let duration: Duration

    /// Of the dispatching threads: pacing, queue, middlewares, reducer and the copies that the logger takes.
    let cpu: Duration

    let threads: Int

    var description: String {
        let rate = Double(actions) / (duration / .seconds(1))
        let cost = cpu / .microseconds(1) / Double(max(actions, 1))
        return """
            \(actions) actions in \(duration.formatted()), \(rate.formatted()) a second
            \(cpu.formatted()) of CPU in \(threads) dispatching threads, \(cost.formatted()) µs an action
            """
    }
}

extension Duration {
    fileprivate func formatted() -> String {
        "\((self / .seconds(1)).formatted()) s"
    }
}

extension Double {
    fileprivate func formatted() -> String {
        "\((self * 100).rounded() / 100)"
    }
}
