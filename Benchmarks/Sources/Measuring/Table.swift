import Foundation

/// A table whose rows are cases and whose columns are contenders, printed row by row as it is measured.
///
/// Each cell shows the cost and how many times the row's baseline that is.
package struct Table {
    private static let cellWidth = 22

    private let caseWidth: Int
    private let contenders: [String]
    private let baseline: Int

    /// Prints title and head.
    ///
    /// - Parameters:
    ///   - title: One line.
    ///   - notes: Lines under it: what is measured, and how.
    ///   - cases: What the rows are.
    ///   - contenders: What the columns are.
    ///   - baseline: Which column the ratios refer to.
    package init(title: String, notes: [String], cases: String, contenders: [String], baseline: Int) {
        caseWidth = max(cases.count, 18)
        self.contenders = contenders
        self.baseline = baseline
        Console.print("\n\(title)")
        notes.forEach { Console.print("  \($0)") }
        let names = contenders.map { $0.padded(to: Self.cellWidth) }
        Console.print("\n" + cases.filled(to: caseWidth) + names.joined())
    }

    /// Prints a row.
    ///
    /// - Parameter costs: Nanoseconds, one for each contender.
    package func add(_ name: String, costs: [Double]) {
        let cells = costs.enumerated().map { column, cost in
            let ratio = column == baseline ? "1×" : Self.ratio(cost / costs[baseline])
            return (Self.duration(cost) + ratio.padded(to: 9)).padded(to: Self.cellWidth)
        }
        Console.print(name.filled(to: caseWidth) + cells.joined())
    }

    private static func ratio(_ value: Double) -> String {
        let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 0.1 ? 2 : 4
        return String(format: "%.\(places)f×", value)
    }

    private static func duration(_ nanoseconds: Double) -> String {
        let (value, unit) =
            switch abs(nanoseconds) {
            case 1e9...: (nanoseconds / 1e9, "s ")
            case 1e6...: (nanoseconds / 1e6, "ms")
            case 1e3...: (nanoseconds / 1e3, "µs")
            default: (nanoseconds, "ns")
            }
        return String(format: abs(value) >= 100 ? "%.0f " : "%.2f ", value) + unit
    }
}
