import Foundation

/// The units in which the kernel counts.
enum ProcUnits {
    /// Of processor time.
    static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))

    /// Of memory.
    static let pagesPerMegabyte = max(1_048_576 / sysconf(Int32(_SC_PAGESIZE)), 1)
}

extension Double {
    /// Rounded, so that noise does not show as a change.
    func rounded(toPlaces places: Int) -> Double {
        let factor = pow(10, Double(places))
        return (self * factor).rounded() / factor
    }
}
