internal import StateRendering

/// The text of any value, as `dump` writes it, in a form that equal values share.
///
/// It differs from `dump` where that cannot be compared or is not safe: dictionaries are sorted by key and sets by
/// text, `Data` and `URL` show no addresses and no private storage, a reference cycle ends at its second visit, depth is
/// limited, and a date that is no moment is `<description unavailable>` where `dump` would end the process.
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
