/// What a reader asks for in the query of its address.
///
/// Without any parameter: all retained events as JSON, then live.
package struct StreamRequest: Sendable, Equatable {
    /// Where the stream begins.
    package enum Start: Sendable, Equatable {
        /// With everything that is retained (`tail=all`, the default).
        case all

        /// With the last so many retained events (`tail=N`); 0 for live ones only.
        case tail(UInt64)

        /// Just after an event (`since=N`).
        case after(UInt64)
    }

    /// How events are written.
    package enum Format: String, Sendable {
        /// NDJSON.
        case json

        /// Lines for people.
        case text
    }

    package var start: Start
    package var format: Format

    /// Whether text has ANSI colours; JSON never has any.
    package var color: Bool

    /// Which events are wanted; nil is all.
    package var filter: EventFilter?

    package init(start: Start = .all, format: Format = .json, color: Bool = false, filter: EventFilter? = nil) {
        self.start = start
        self.format = format
        self.color = color
        self.filter = filter
    }

    /// Reads the part of an address after `?`, still percent-encoded.
    ///
    /// `since` beside `tail` is refused: each says where to begin, and a reader that resumes must not be cut short. So
    /// is a repeated parameter, an unknown one, and a token in any case.
    package init(query: String) throws(StreamRequestError) {
        self.init()
        var seen: Set<String> = []
        for parameter in try QueryParameter.list(in: query) {
            guard seen.insert(parameter.name).inserted else { throw .repeated(parameter) }
            try apply(parameter)
        }
        if seen.isSuperset(of: ["since", "tail"]) { throw .sinceWithTail }
    }

    private mutating func apply(_ parameter: QueryParameter) throws(StreamRequestError) {
        switch parameter.name {
        case "since": start = .after(try Self.number(parameter, remedy: "since takes the number of an event"))
        case "tail": try applyTail(parameter)
        case "format":
            guard let format = Format(rawValue: parameter.value) else {
                throw .malformed(parameter, remedy: "format is json or text")
            }
            self.format = format
        case "color":
            guard parameter.value == "0" || parameter.value == "1" else {
                throw .malformed(parameter, remedy: "color is 0 or 1")
            }
            color = parameter.value == "1"
        case "filter": try applyFilter(parameter)
        case "token": throw .token
        default: throw .unknown(parameter)
        }
    }

    private mutating func applyFilter(_ parameter: QueryParameter) throws(StreamRequestError) {
        do throws(FilterError) {
            let filter = try EventFilter(parsing: parameter.value)
            self.filter = filter.isEmpty ? nil : filter
        } catch {
            throw StreamRequestError(message: "filter: \(error.message)")
        }
    }

    private mutating func applyTail(_ parameter: QueryParameter) throws(StreamRequestError) {
        guard parameter.value != "all" else { return start = .all }
        start = .tail(try Self.number(parameter, remedy: "tail takes a number of events, or all"))
    }

    /// Digits only: `UInt64` by itself would take a plus sign.
    private static func number(_ parameter: QueryParameter, remedy: String) throws(StreamRequestError) -> UInt64 {
        guard parameter.value.utf8.first != UInt8(ascii: "+"), let number = UInt64(parameter.value) else {
            throw .malformed(parameter, remedy: remedy)
        }
        return number
    }
}
