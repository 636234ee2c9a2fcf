internal import Foundation

/// The text in one line that the standard library's debug printing gives a value, made safe and stable.
struct DebugText {
    private var text = ""
    private var depth: Int
    private let fields: FieldReader

    private init(depth: Int = 0, reading fields: FieldReader = FieldReader()) {
        self.depth = depth
        self.fields = fields
    }

    /// The debug text of a value.
    ///
    /// - Parameter depth: how many others lie around it in the same text.
    static func text(of value: Any, depth: Int = 0) -> String {
        var writer = DebugText(depth: depth)
        writer.write(value)
        return writer.text
    }

    /// What `dump` puts behind the bullet.
    static func header(of value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        switch mirror.displayStyle {
        case .tuple: return "(\(counted(count, "element")))"
        case .collection: return counted(count, "element")
        case .set: return counted(count, "member")
        case .dictionary: return counted(count, "key/value pair")
        default: break
        }
        var writer = DebugText()
        if writer.writeOwnText(of: value) { return writer.text }
        switch mirror.displayStyle {
        case .class, .struct: return TypeName.full(mirror.subjectType)
        case .enum: return enumName(value, mirror)
        default: return text(of: value)
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    /// The type and the case as declared, whatever a `customMirror` calls its parts; an enum of C has no names of cases.
    private static func enumName(_ value: Any, _ mirror: Mirror) -> String {
        TypeName.full(mirror.subjectType) + (EnumCase.declaredName(value).map { "." + $0 } ?? "")
    }

    private mutating func write(_ value: Any) {
        guard depth < DumpWriter.maxDepth else {
            text += "…"
            return
        }
        depth += 1
        if !writeOwnText(of: value) { writeReflected(value) }
        depth -= 1
    }

    /// The text that a value has of its own, in the order of preference that debug printing has.
    private mutating func writeOwnText(of value: Any) -> Bool {
        switch value {
        case let value as any DebugPrinted: write(value.debugPieces)
        case let value as any CustomDebugStringConvertible:
            text += Self.withoutAddress(value.debugDescription, of: value)
        case let value as any CustomStringConvertible: text += value.description
        case let value as any TextOutputStreamable: value.write(to: &text)
        default: return false
        }
        return true
    }

    /// Objects of Foundation have their address in their text, if they have no other.
    private static func withoutAddress(_ text: String, of value: Any) -> String {
        guard type(of: value) is AnyClass, let object = value as? NSObject else { return text }
        let address = unsafe ": \(Unmanaged.passUnretained(object).toOpaque())"  // written, never read
        let short = text.replacingOccurrences(of: address, with: "")
        guard short.contains("0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))") else { return short }
        return short.prefix { $0 != " " } + ">"
    }

    /// Containers print their elements here, some of which have no text that is safe to ask for.
    private mutating func write(_ pieces: DebugPieces) {
        let parts = pieces.parts.map { separateText(of: $0) }
        text +=
            pieces.open + (pieces.isUnordered ? parts.sorted() : parts).joined(separator: pieces.joint) + pieces.close
    }

    private func separateText(of sides: [Any]) -> String {
        var aside = DebugText(depth: depth, reading: fields)
        for (number, side) in sides.enumerated() {
            if number > 0 { aside.text += ": " }
            aside.write(side)
        }
        return aside.text
    }

    private mutating func writeReflected(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .tuple:
            writeParts(fields.children(of: mirror), labelled: { $0.hasPrefix(".") || $0.isEmpty ? nil : $0 })
        case .struct:
            text += TypeName.full(mirror.subjectType)
            // A part without a label, which only a `customMirror` has, is left out.
            writeParts(fields.children(of: mirror).filter { $0.label != nil }, labelled: { $0 })
        case .optional:
            // Only a `customMirror` comes here, and of one without parts the text is that of a string.
            write(mirror.children.first?.value ?? "nil")
        case .enum:
            text += Self.enumName(value, mirror)
            if let payload = mirror.children.first?.value { writePayload(payload) }
        case nil:
            text += (value as? Any.Type).map { TypeName.full($0) } ?? String(describing: value)
        default:
            text += TypeName.full(mirror.subjectType)
        }
    }

    private mutating func writePayload(_ payload: Any) {
        let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
        if !isTuple { text += "(" }
        write(payload)
        if !isTuple { text += ")" }
    }

    private mutating func writeParts(_ parts: [Mirror.Child], labelled: (String) -> String?) {
        text += "("
        for (index, part) in parts.enumerated() {
            if index > 0 { text += ", " }
            if let label = part.label.flatMap(labelled) { text += label + ": " }
            write(part.value)
        }
        text += ")"
    }
}
