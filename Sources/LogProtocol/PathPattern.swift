/// A place within the state of a store: an RFC 6901 path in which `*` stands for anything within a step.
struct PathPattern: Sendable, Equatable {
    let steps: [TextPattern]

    init(_ text: String) throws(FilterError) {
        guard text.hasPrefix("/") else { throw .relativePath(text) }
        // `/cart/` is meant as `/cart`, and `/` as the whole.
        steps = Self.steps(of: text.hasSuffix("/") ? String(text.dropLast()) : text).map {
            TextPattern($0, ignoresCase: false)
        }
    }

    /// The names in a path, unescaped; none for the whole.
    static func steps(of path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
            String(step.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }
}
