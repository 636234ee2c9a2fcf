/// A process at one moment.
struct ProcessSample: Sendable {
    let process: RunningProcess
    let cpuSeconds: Double
    let memoryMB: Int

    /// Reads `/proc/ID/stat`; nil for a thread of the kernel.
    ///
    /// Only the name is read, never the command line, which may hold secrets. It stands in parentheses, may hold
    /// parentheses itself, and columns are counted from the last one.
    init?(id: Int, _ stat: ProcText) throws(ReadingProblem) {
        guard let open = stat.text.firstIndex(of: "("), let close = stat.text.lastIndex(of: ")"), open < close else {
            throw stat.problem("has no name in parentheses")
        }
        let columns = ProcText.columns(of: stat.text[stat.text.index(after: close)...])
        let kernelThread = 0x0020_0000
        if try stat.number(6, of: columns) & kernelThread != 0 { return nil }
        process = RunningProcess(
            id: id,
            name: String(stat.text[stat.text.index(after: open)..<close]),
            parent: try stat.number(1, of: columns),
            startedSecondsAfterBoot: try stat.seconds(19, of: columns)
        )
        cpuSeconds = try stat.seconds(11, of: columns) + stat.seconds(12, of: columns)
        memoryMB = try stat.number(21, of: columns) / ProcUnits.pagesPerMegabyte
    }
}

extension ProcText {
    fileprivate func seconds(_ column: Int, of row: [Substring]) throws(ReadingProblem) -> Double {
        Double(try number(column, of: row)) / ProcUnits.ticksPerSecond
    }
}
