import Foundation

/// A figure that was promised, and what was measured.
package struct Requirement: Sendable {
    package enum Bound: Sendable {
        case atLeast(Double)
        case atMost(Double)
    }

    private static let nameWidth = 72

    package let name: String
    private let bound: Bound
    private let unit: String
    private let measured: Double

    /// - Parameters:
    ///   - name: What is compared with what.
    ///   - bound: What was promised.
    ///   - unit: What stands behind both numbers: `×`, ` µs`.
    ///   - measured: What was found; NaN when it was not measured.
    package init(_ name: String, _ bound: Bound, unit: String = "×", measured: Double) {
        self.name = name
        self.bound = bound
        self.unit = unit
        self.measured = measured
    }

    /// Whether the promise is kept.
    package var isMet: Bool {
        switch bound {
        case .atLeast(let least): measured >= least
        case .atMost(let most): measured <= most
        }
    }

    /// One line.
    package var line: String {
        let required =
            switch bound {
            case .atLeast(let least): "≥ \(text(least))"
            case .atMost(let most): "≤ \(text(most))"
            }
        return name.filled(to: Self.nameWidth) + required.padded(to: 12) + text(measured).padded(to: 12)
            + (isMet ? "  ok" : "  MISSED")
    }

    private func text(_ value: Double) -> String {
        guard !value.isNaN else { return "unknown" }
        let places = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
        return String(format: "%.\(places)f", value) + unit
    }
}
