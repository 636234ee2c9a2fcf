/// One line for a terminal while it is being written: everything is escaped, counted and cut here.
struct TerminalLine {
    /// The parts that a colour helps to find; each is also told by its sign or its place.
    enum Style: String {
        case actionName = "\u{1B}[1;36m"
        case added = "\u{1B}[32m"
        case removed = "\u{1B}[31m"
        case changed = "\u{1B}[33m"
        case quiet = "\u{1B}[2m"
        case alarming = "\u{1B}[1;31m"
    }

    private static let reset = "\u{1B}[0m"

    private let maxCharacters: Int
    private let color: Bool
    private var bytes: [UInt8] = []
    private var kept = 0
    private var omitted = 0

    /// An empty line of at most `maxCharacters`, counted in Unicode scalars as they are shown, without colours.
    init(maxCharacters: Int, color: Bool) {
        self.maxCharacters = maxCharacters
        self.color = color
    }

    /// What was written, with the count of what was cut.
    func finished() -> [UInt8] {
        omitted == 0 ? bytes : bytes + Array("… (+\(omitted) characters)".utf8)
    }

    /// Appends text as it is, but for what must be escaped.
    mutating func text(_ text: String) {
        for scalar in text.unicodeScalars { put(scalar) }
    }

    /// Appends text in quotes, so that it can be told from what is around it.
    mutating func quoted(_ text: String) {
        put("\"")
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { put("\\\(scalar)", characters: 2) } else { put(scalar) }
        }
        put("\"")
    }

    /// Appends what `body` writes, in colour when colours are on.
    mutating func styled(_ style: Style?, _ body: (inout TerminalLine) -> Void) {
        guard color, let style else { return body(&self) }
        bytes.append(contentsOf: style.rawValue.utf8)
        body(&self)
        bytes.append(contentsOf: Self.reset.utf8)
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if let escape = TerminalEscaping.escape(scalar) {
            put(escape, characters: escape.utf8.count)
        } else if makeRoom(for: 1) {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Appends an escape whole or not at all: half of one would say something else.
    private mutating func put(_ escape: String, characters: Int) {
        if makeRoom(for: characters) { bytes.append(contentsOf: escape.utf8) }
    }

    private mutating func makeRoom(for characters: Int) -> Bool {
        guard omitted == 0, kept + characters <= maxCharacters else {
            omitted += characters
            return false
        }
        kept += characters
        return true
    }
}
