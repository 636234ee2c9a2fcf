/// Splits the text of a filter into terms.
struct FilterScan {
    /// A term as it is spelled.
    struct Spelling: Equatable {
        /// The whole of it, for messages.
        var text = ""
        var isWanted = true

        /// What stands before the colon, in lower case; nil for a word.
        var field: String?

        /// What to look for, without quotes.
        var value = ""
    }

    private var rest: Substring

    init(_ text: String) {
        rest = Substring(text)
    }

    /// The next term; nil at the end.
    mutating func next() throws(FilterError) -> Spelling? {
        rest = rest.drop(while: \.isWhitespace)
        guard !rest.isEmpty else { return nil }
        let start = rest
        var term = Spelling()
        if rest.first == "-" {
            term.isWanted = false
            rest.removeFirst()
        }
        term.field = takeField()
        term.value = try rest.first == "\"" ? takeQuoted(from: start) : takeBare()
        term.text = String(start[..<rest.startIndex])
        guard !term.value.isEmpty else { throw .empty(term.text) }
        return term
    }

    /// Letters and a colon.
    private mutating func takeField() -> String? {
        let name = rest.prefix { $0.isASCII && $0.isLetter }
        guard !name.isEmpty, rest.dropFirst(name.count).first == ":" else { return nil }
        rest = rest.dropFirst(name.count + 1)
        return name.lowercased()
    }

    private mutating func takeBare() -> String {
        let value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
        return String(value)
    }

    private mutating func takeQuoted(from start: Substring) throws(FilterError) -> String {
        rest.removeFirst()
        var value = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                guard rest.first.map(\.isWhitespace) ?? true else { throw .afterQuote(String(start)) }
                return value
            case "\\" where rest.first == "\"" || rest.first == "\\": value.append(rest.removeFirst())
            default: value.append(character)
            }
        }
        throw .openQuote(String(start))
    }
}
