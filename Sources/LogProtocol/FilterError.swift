/// Why the text of a filter cannot be understood.
package struct FilterError: Error, Sendable, Equatable {
    /// One sentence: the term and the remedy; safe to show in a terminal.
    package var message: String
}

extension FilterError {
    static func tooLong(bytes: Int) -> Self {
        Self(message: "the filter has \(bytes) bytes; at most \(EventFilter.maxBytes) are taken")
    }

    static func tooManyTerms(_ count: Int) -> Self {
        Self(message: "the filter has \(count) terms; at most \(EventFilter.maxTerms) are taken")
    }

    static func openQuote(_ term: String) -> Self {
        Self(message: "\(quote(term)) has no closing quote; add one, or write \\\" for a quote inside")
    }

    static func afterQuote(_ term: String) -> Self {
        Self(message: "\(quote(term)) goes on after its closing quote; put a blank between two terms")
    }

    static func empty(_ term: String) -> Self {
        Self(message: "\(quote(term)) says nothing to look for; write a word, or leave it out")
    }

    static func unknownField(_ name: String, in term: String) -> Self {
        Self(
            message: "\(quote(name)) in \(quote(term)) is no field; there are name, kind, store, level, path and file, "
                + "and a word with a colon stands in quotes"
        )
    }

    static func unknownKind(_ kind: String) -> Self {
        Self(message: "\(quote(kind)) is no kind; there are action, diff, snapshot, message and mark")
    }

    static func unknownLevel(_ level: String) -> Self {
        Self(message: "\(quote(level)) is no level; there are trace, debug, info, notice, warning, error and critical")
    }

    static func relativePath(_ path: String) -> Self {
        Self(message: "\(quote(path)) is no path; one begins with a slash, as path:/cart/items/*")
    }

    private static func quote(_ text: String) -> String {
        TerminalEscaping.excerpt(text)
    }
}
