/// Why a dump is not the standard library's: all reasons that there are, as the documentation lists them.
enum DumpDifference: CaseIterable, Sendable {
    case order, oneLine, data, address, privateName, noMoment, actor, unread, objects, depth

    /// Whether the standard library's `dump` would end the process.
    var stopsTheProcess: Bool { self == .noMoment || self == .unread }

    var reason: String {
        switch self {
        case .order:
            """
            The entries of dictionaries are in the order of their keys' texts and the members of sets in \
            that of their own, also in a header, in what an error says about itself, and where a \
            `customMirror` says that it is a dictionary or set.
            """
        case .oneLine:
            """
            `URL`, `TimeZone` and `AttributedString` are their text alone, without their private \
            storage.
            """
        case .data:
            """
            `Data` shows no pointer; from 64 bytes on, where `dump` shows no content, it has a line \
            `base64`.
            """
        case .address:
            """
            Pointers, `ObjectIdentifier` and key paths show no address: the first two are the name of \
            their type, the last has no parts. Where the text of an object of Foundation is its address \
            it is the name of its type.
            """
        case .privateName:
            """
            The names of private and local types have no address in them.
            """
        case .noMoment:
            """
            A `Date` that is no moment, NaN or infinite, is `<description unavailable>`; `dump` stops \
            the process.
            """
        case .actor:
            """
            An actor is its name alone, since reading its fields from outside is a race; the registrar \
            of an `@Observable` object is left out.
            """
        case .unread:
            """
            A weak or unowned field is not read; it is the name of its type. `dump` stops the process \
            where an unowned one is gone.
            """
        case .objects:
            """
            Past 10,000 objects a further one is cut and marked `▹`.
            """
        case .depth:
            """
            Below 64 levels a value is cut and marked `▹`, as `dump` does with a `maxDepth`, and `…` in \
            a header.
            """
        }
    }
}
