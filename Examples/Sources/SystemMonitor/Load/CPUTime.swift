/// What all processors together have spent since the machine started.
struct CPUTime: Sendable {
    let busySeconds: Double
    let idleSeconds: Double

    /// Reads `/proc/stat`, whose first line counts user, nice, system, idle, iowait, irq, softirq and steal.
    init(_ stat: ProcText) throws(ReadingProblem) {
        let row = try stat.row(labelled: "cpu")
        var seconds: [Double] = []
        for column in 0..<8 {
            seconds.append(Double(try stat.number(column, of: row)) / ProcUnits.ticksPerSecond)
        }
        idleSeconds = (seconds[3] + seconds[4]).rounded(toPlaces: 2)
        busySeconds = (seconds.reduce(0, +) - seconds[3] - seconds[4]).rounded(toPlaces: 2)
    }

    /// How busy the processors have been since an earlier time; nil when no time has passed.
    func percentBusy(since earlier: CPUTime) -> Int? {
        let busy = max(busySeconds - earlier.busySeconds, 0)
        let idle = max(idleSeconds - earlier.idleSeconds, 0)
        return busy + idle > 0 ? Int((busy / (busy + idle) * 100).rounded()) : nil
    }
}
