internal import StateRendering

/// Any JSON value, with the members of an object in the order of the text, because people read them.
package enum JSONValue: Sendable, Equatable {
    /// A name and its value in an object.
    package struct Member: Sendable, Equatable {
        package var name: String
        package var value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    case null
    case bool(Bool)

    /// A number as it is spelled, so that no digit is lost.
    case number(String)

    case string(String)
    case array([JSONValue])

    /// All members, repeated names included.
    case object([Member])

    /// The depth of arrays and objects inside each other that is read unless told otherwise.
    package static let defaultMaxDepth = 256

    /// Reads one JSON text (RFC 8259) that may have blanks around it.
    ///
    /// An escaped surrogate without its partner becomes U+FFFD.
    package init(
        parsing bytes: some Collection<UInt8>,
        maxDepth: Int = defaultMaxDepth
    ) throws(JSONReadingError) {
        var reader = JSONReader(Array(bytes), maxDepth: maxDepth)
        self = try reader.document()
    }

    /// The value of a member of an object; the last one when the name is repeated, as in JavaScript.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The text, when this is a string.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements, when this is an array.
    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The number, when this is a whole one, spelled with digits only.
    package var unsigned: UInt64? {
        guard case .number(let spelling) = self else { return nil }
        return UInt64(spelling)
    }
}
