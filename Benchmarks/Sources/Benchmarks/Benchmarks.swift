import Foundation
import Measuring

/// Measures what the logger costs, beside other ways to do the same, in one run.
@main
enum Benchmarks {
    private enum Section: String, CaseIterable {
        case engine
        case capture
        case render
        case lines
        case fanOut = "fan-out"

        /// Prints its tables; returns what it has to say of the figures that were promised.
        func run() throws -> [Requirement] {
            switch self {
            case .engine: return try EngineSection.run()
            case .capture: return try CaptureSection.run()
            case .render: try RenderSection.run()
            case .lines: try LinesSection.run()
            case .fanOut: try FanOutSection.run()
            }
            return []
        }
    }

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if let crowd = try ClientCrowd(commandLine: arguments) {
                try crowd.run()
            } else {
                try runSections(named: arguments)
            }
        } catch {
            Console.complain("\(error)")
            exit(1)
        }
    }

    private static func runSections(named names: [String]) throws {
        let sections = names.compactMap { Section(rawValue: $0) }
        guard sections.count == names.count else {
            Console.complain("usage: Benchmarks [\(Section.allCases.map(\.rawValue).joined(separator: "|"))]…")
            exit(2)
        }
        Console.print(header)
        report(try (sections.isEmpty ? Section.allCases : sections).flatMap { try $0.run() })
    }

    /// Says how the figures stand; a machine that is busy is no reason to fail.
    private static func report(_ requirements: [Requirement]) {
        guard !requirements.isEmpty else { return }
        Console.print("\nrequired: what was promised, and what this run has measured\n")
        for requirement in requirements { Console.print(requirement.line) }
        Console.print("\n\(requirements.filter { !$0.isMet }.count) of \(requirements.count) missed")
    }

    private static var header: String {
        """
        Median CPU time; behind it how many times the baseline (1×) of the row that is, or the heap allocations. All
        contenders of a row took turns in this process. Only the ratios say something: the times drift with the machine
        and its other work.
        \(optimization), \(ProcessInfo.processInfo.activeProcessorCount) cores
        """
    }

    private static var optimization: String {
        #if DEBUG
            "DEBUG BUILD, worthless: run with -c release"
        #else
            "Release build"
        #endif
    }
}
