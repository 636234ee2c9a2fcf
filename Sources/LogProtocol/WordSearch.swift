/// Finds a word in bytes in one pass (Knuth, Morris and Pratt); case is ignored unless told otherwise.
struct WordSearch: Sendable, Equatable {
    private let spellings: [Spelling]
    private let ignoresCase: Bool

    /// One way to write the word, and how far to fall back in it after so many bytes that fit.
    private struct Spelling: Equatable {
        let bytes: [UInt8]
        let fallback: [Int]
    }

    /// Looks for the word as it is, and as a JSON string would have to spell it.
    init(_ word: String) {
        ignoresCase = true
        let word = word.lowercased()
        let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        spellings = (word == escaped ? [word] : [word, escaped]).map { Self.spelling(Array($0.utf8)) }
    }

    /// Looks for exactly these bytes.
    init(exactly bytes: [UInt8]) {
        ignoresCase = false
        spellings = [Self.spelling(bytes)]
    }

    func isFound(in text: some Collection<UInt8>) -> Bool {
        spellings.contains { spelling in
            guard ignoresCase else { return Self.end(of: spelling, in: text) != nil }
            guard spelling.bytes.allSatisfy({ $0 < 0x80 }) else {
                let lowered = String(decoding: text, as: UTF8.self).lowercased()
                return Self.end(of: spelling, in: lowered.utf8) != nil
            }
            return Self.end(of: spelling, in: text, folding: true) != nil
        }
    }

    /// The place after the first occurrence of bytes that were given exactly.
    func end(in text: ArraySlice<UInt8>) -> Int? {
        Self.end(of: spellings[0], in: text)
    }

    private static func end<Text: Collection<UInt8>>(
        of word: Spelling,
        in text: Text,
        folding: Bool = false
    ) -> Text.Index? {
        var fitting = 0
        var index = text.startIndex
        while index != text.endIndex, fitting < word.bytes.count {
            var byte = text[index]
            if folding, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
            while fitting > 0, byte != word.bytes[fitting] { fitting = word.fallback[fitting - 1] }
            if byte == word.bytes[fitting] { fitting += 1 }
            text.formIndex(after: &index)
        }
        return fitting == word.bytes.count ? index : nil
    }

    private static func spelling(_ bytes: [UInt8]) -> Spelling {
        var fallback = Array(repeating: 0, count: bytes.count)
        var fitting = 0
        for position in bytes.indices.dropFirst() {
            while fitting > 0, bytes[position] != bytes[fitting] { fitting = fallback[fitting - 1] }
            if bytes[position] == bytes[fitting] { fitting += 1 }
            fallback[position] = fitting
        }
        return Spelling(bytes: bytes, fallback: fallback)
    }
}
