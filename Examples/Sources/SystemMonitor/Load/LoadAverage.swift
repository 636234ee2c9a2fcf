/// How many processes ran or wanted to, on average.
struct LoadAverage: Sendable {
    let oneMinute: Double
    let fiveMinutes: Double
    let fifteenMinutes: Double

    /// Reads `/proc/loadavg`: `0.37 0.28 0.14 1/92 9026`.
    init(_ loadavg: ProcText) throws(ReadingProblem) {
        let averages = loadavg.text.split(separator: " ").prefix(3).compactMap { Double($0) }
        guard averages.count == 3 else { throw loadavg.problem("does not begin with three numbers") }
        (oneMinute, fiveMinutes, fifteenMinutes) = (averages[0], averages[1], averages[2])
    }
}
