import Foundation

/// A table whose rows are cases and whose columns are contenders, printed row by row as it is measured.
///
/// Each cell shows microseconds and heap allocations.
package struct CostTable {
    package enum Cell {
        case cost(Cost)
        /// Why there is none.
        case note(String)
    }

    private static let caseWidth = 28
    private static let cellWidth = 16

    /// Prints title and head.
    ///
    /// - Parameters:
    ///   - title: One line.
    ///   - notes: Lines under it: what is measured, and how.
    ///   - contenders: What the columns are.
    package init(title: String, notes: [String], contenders: [String]) {
        Console.print("\n\(title)")
        notes.forEach { Console.print("  \($0)") }
        let names = contenders.map { $0.padded(to: Self.cellWidth) }
        Console.print("\n" + "case".filled(to: Self.caseWidth) + names.joined())
    }

    /// Prints a row, with one cell for each contender.
    package func add(_ name: String, cells: [Cell]) {
        let texts = cells.map { cell in
            switch cell {
            case .cost(let cost): Self.text(cost).padded(to: Self.cellWidth)
            case .note(let note): note.padded(to: Self.cellWidth)
            }
        }
        Console.print(name.filled(to: Self.caseWidth) + texts.joined())
    }

    private static func text(_ cost: Cost) -> String {
        let microseconds = cost.nanoseconds / 1_000
        let time = String(format: "%.\(microseconds < 1 ? 3 : microseconds < 100 ? 1 : 0)f", microseconds)
        return time + " " + count(cost.allocations).padded(to: 5)
    }

    private static func count(_ allocations: Double) -> String {
        switch allocations {
        case 1e6...: String(format: "%.1fM", allocations / 1e6)
        case 1e4...: String(format: "%.0fk", allocations / 1e3)
        case ..<0.005: "0"
        case ..<10: String(format: allocations == allocations.rounded() ? "%.0f" : "%.2f", allocations)
        default: allocations.isNaN ? "" : String(format: "%.0f", allocations)
        }
    }
}
