/// Writes a value as the standard library's `dump` does, one line a node: the dump text of the public tier.
///
/// What a plan does not understand ``PlannedDump`` leaves to it, at the same depth and with the same numbers.
struct DumpWriter {
    static let maxDepth = 64
    private static let maxObjects = 10_000

    private(set) var text = ""
    private var depth = 0
    /// The number of every object and metatype that was met, in the order of meeting.
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// What was numbered: an object that only its mirror made would leave its address to the next one.
    private var kept: [Any] = []
    private var maxObjects = Self.maxObjects
    private var breaksTies = true
    /// Made when it is needed: most dumps are written by plan.
    private lazy var fields = FieldReader()

    /// A text by which members of a set are ordered that read alike in one line.
    ///
    /// It stays small and breaks no ties itself: sets of objects that hold each other would never be done.
    static func tieBreak(of value: Any) -> String {
        var writer = DumpWriter()
        writer.maxObjects = 8
        writer.breaksTies = false
        writer.write(value, name: nil, indent: 2)
        return writer.text
    }

    /// The lines of a value that has `depth` others around it; the numbers of objects go on from call to call.
    mutating func text(of value: Any, name: String?, depth: Int) -> String {
        text.removeAll(keepingCapacity: true)
        self.depth = depth
        write(value, name: name, indent: 2 + 2 * depth)
        return text
    }

    mutating func write(_ value: Any, name: String?, indent: Int) {
        let node = DumpNode(of: value, reading: fields, breaksTies: breaksTies)
        let isCut = depth >= Self.maxDepth || isPastLimit(node.identity)
        begin(name: name, indent: indent, hasParts: node.hasParts, isCut: isCut)
        text += node.header
        guard number(node.identity) else { return }
        if node.identity != nil { kept.append(value) }
        text += "\n"
        guard !isCut else { return }
        depth += 1
        if let superclass = node.superclass { writeSuperclass(superclass, indent: indent + 2) }
        for part in node.parts { write(part.value, name: part.label, indent: indent + 2) }
        depth -= 1
    }

    private mutating func writeSuperclass(_ mirror: Mirror, indent: Int) {
        let parts = DumpNode.parts(of: mirror, reading: fields)
        begin(name: "super", indent: indent, hasParts: !parts.isEmpty, isCut: depth >= Self.maxDepth)
        text += TypeName.full(mirror.subjectType) + "\n"
        guard depth < Self.maxDepth else { return }
        depth += 1
        if let superclass = mirror.superclassMirror { writeSuperclass(superclass, indent: indent + 2) }
        for part in parts { write(part.value, name: part.label, indent: indent + 2) }
        depth -= 1
    }

    /// Whether an object is met for the first time after too many others.
    private func isPastLimit(_ identity: ObjectIdentifier?) -> Bool {
        guard let identity else { return false }
        return numbers.count >= maxObjects && numbers[identity] == nil
    }

    private mutating func begin(name: String?, indent: Int, hasParts: Bool, isCut: Bool) {
        text += String(repeating: " ", count: indent)
        text += hasParts ? isCut ? "▹ " : "▿ " : "- "
        if let name { text += name + ": " }
    }

    /// Writes the number of an object; false when it was written before and its line is complete.
    private mutating func number(_ identity: ObjectIdentifier?) -> Bool {
        guard let identity else { return true }
        if let known = numbers[identity] {
            text += " #\(known)\n"
            return false
        }
        text += " #\(numbers.count)"
        numbers[identity] = numbers.count
        return true
    }
}
