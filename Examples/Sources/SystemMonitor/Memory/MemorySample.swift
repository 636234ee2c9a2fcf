/// How much memory there is and how much of it could be had, in units of 1,048,576 bytes.
struct MemorySample: Sendable {
    let totalMB: Int
    let availableMB: Int
    let cachedMB: Int
    let swapUsedMB: Int

    /// Reads `/proc/meminfo`, which counts in kilobytes.
    init(_ meminfo: ProcText) throws(ReadingProblem) {
        totalMB = try meminfo.megabytes("MemTotal:")
        availableMB = try meminfo.megabytes("MemAvailable:")
        cachedMB = try meminfo.megabytes("Cached:")
        swapUsedMB = max(try meminfo.megabytes("SwapTotal:") - meminfo.megabytes("SwapFree:"), 0)
    }

    var usedPercent: Double {
        totalMB > 0 ? (1 - Double(availableMB) / Double(totalMB)) * 100 : 0
    }
}

extension ProcText {
    fileprivate func megabytes(_ label: String) throws(ReadingProblem) -> Int {
        try number(0, of: row(labelled: label)) / 1024
    }
}
