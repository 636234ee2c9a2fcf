import Foundation
import Measuring

/// Measures what the logger costs, beside other ways to do the same, in one run.
@main
enum Benchmarks {
    private enum Section: String, CaseIterable {
        case capture
        case render
        case fanOut = "fan-out"

        func run() throws {
            switch self {
            case .capture: try CaptureSection.run()
            case .render: try RenderSection.run()
            case .fanOut: try FanOutSection.run()
            }
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
        for section in sections.isEmpty ? Section.allCases : sections { try section.run() }
    }

    private static var header: String {
        """
        Median CPU time, and in each row how many times the baseline (1×) that is. All contenders of a row took turns
        in this process. Only the ratios say something: the times drift with the machine and its other work.
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
