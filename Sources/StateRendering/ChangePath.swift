/// Where in a value the walk is.
struct ChangePath {
    enum Step: Equatable {
        /// A field, an element of a tuple, a case of an enum.
        case member(String)
        /// An entry of a dictionary.
        case key(String)
        /// An element of an array.
        case index(Int)
        /// The sorted members of a set.
        case members
        /// What is kept of a list that was cut, and how many elements it has.
        case kept, keptOf
    }

    /// What lies before the steps: a part of a JSON Pointer as it stands inside quotes.
    private let pointer: [UInt8]
    private(set) var steps: [Step] = []

    init(pointer: [UInt8] = []) {
        self.pointer = pointer
    }

    mutating func enter(_ step: Step) {
        steps.append(step)
    }

    mutating func leave() {
        steps.removeLast()
    }

    /// Writes the path as a JSON Pointer (RFC 6901), in quotes.
    func writePointer(to writer: inout JSONWriter) {
        var text = ""
        for step in steps {
            text += "/"
            switch step {
            case .member(let name), .key(let name): text += Self.escaped(JSONWriter.escapedName(name))
            case .index(let index): text += String(index)
            case .members: text += "$set"
            case .kept: text += "$cut/kept"
            case .keptOf: text += "$cut/of"
            }
        }
        var quoted = JSONWriter()
        quoted.string(text)
        writer.raw("\"")
        writer.raw(bytes: pointer)
        writer.raw(bytes: quoted.bytes.dropFirst())
    }

    /// The path as people write it, such as `cart.items[3].qty`, `prices["A-1"]`; empty for the whole value.
    var text: String {
        var writer = JSONWriter()
        for step in steps {
            switch step {
            case .member(let name):
                if !writer.bytes.isEmpty { writer.raw(".") }
                writer.raw(Self.printable(name))
            case .key(let name):
                writer.raw("[")
                writer.string(name)
                writer.raw("]")
            case .index(let index): writer.raw("[\(index)]")
            case .members, .kept: break
            case .keptOf: writer.raw(writer.bytes.isEmpty ? "count" : ".count")
            }
        }
        return writer.text
    }

    /// A name from a `customMirror` can hold anything.
    private static func printable(_ name: String) -> String {
        guard name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return name }
        var writer = JSONWriter()
        writer.string(name)
        return writer.text
    }

    private static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
        var escaped: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "~"): escaped.append(contentsOf: "~0".utf8)
            case UInt8(ascii: "/"): escaped.append(contentsOf: "~1".utf8)
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
