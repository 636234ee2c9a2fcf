internal import StateRendering

/// The text of any value, as `dump` writes it with an indentation of 2, in a form that equal values share.
///
/// It differs from `dump` only where that is not the same every time, or not safe:
/// - The entries of dictionaries are in the order of their keys' texts and the members of sets in that of their own,
///   also in a header, in what an error says about itself, and where a `customMirror` says that it is a dictionary or
///   set.
/// - `URL`, `TimeZone` and `AttributedString` are their text alone, without their private storage.
/// - `Data` shows no pointer; from 64 bytes on, where `dump` shows no content, it has a line `base64`.
/// - Pointers, `ObjectIdentifier` and key paths show no address: the first two are the name of their type, the last
///   has no parts. Where the text of an object of Foundation is its address it is the name of its type.
/// - The names of private and local types have no address in them.
/// - A `Date` that is no moment, NaN or infinite, is `<description unavailable>`; `dump` stops the process.
/// - An actor is its name alone, since reading its fields from outside is a race; the registrar of an `@Observable`
///   object is left out.
/// - A weak or unowned field is not read; it is the name of its type. `dump` stops the process where an unowned one is
///   gone.
/// - Past 10,000 objects a further one is cut and marked `▹`.
/// - Below 64 levels a value is cut and marked `▹`, as `dump` does with a `maxDepth`, and `…` in a header.
///
/// What a type says of itself in a `description` or a `customMirror` is taken by its word.
public func dumpToString<T>(_ value: T) -> String {
    StateText.dump(value)
}

/// The text of what an optional holds, without a line for the optional itself; `nil` for none.
///
/// So a state before and a state after compare line by line, although the first is optional: a closure written as the
/// original's default, `dumpToString($0)` and `dumpToString($1)`, finds only what has changed.
public func dumpToString<T>(_ value: T?) -> String {
    guard let value else { return StateText.dump(value as Any) }
    return StateText.dump(value)
}
