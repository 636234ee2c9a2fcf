import Foundation

/// What can be fuzzed: one case here, one type that reads an input, and its name in the Makefile.
///
/// A target stops the process when something is not as it should be; libFuzzer then leaves the input behind.
enum FuzzTarget: String {
    case lines
    case json
    case changes

    /// The one that `FUZZ_TARGET` in the environment names.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else { fatalError("FUZZ_TARGET is \"\(name)\", which is none") }
        return target
    }()

    func run(_ input: inout FuzzInput) {
        switch self {
        case .lines: LineTarget.run(&input)
        case .json: JSONTarget.run(&input)
        case .changes: ChangesTarget.run(&input)
        }
    }
}
