/// A type whose values are shown by their own encoding, instead of by their stored properties.
///
/// To say so is all that it takes, also for a type that is somebody else's:
///
/// ```swift
/// struct Order: Codable, LoggedByEncoding {
///     var number: Int
///     private var cache: [String: Int] = [:]
///
///     enum CodingKeys: String, CodingKey {
///         case number = "order_no"
///     }
/// }
///
/// extension Measurement: @retroactive LoggedByEncoding {}
/// ```
///
/// An `Order` is then `{"order_no":17}`. Whatever such a value encodes is shown by its encoding too, marked or not, in the
/// order in which it is encoded; dictionaries are sorted. Numbers, text, dates, data, collections and what else the
/// logger has a spelling of its own for keep that spelling, inside of an encoding too: a `Date` is RFC 3339 text, the keys
/// of every dictionary are names, a set is sorted. Rules that hide values, and limits, hold as everywhere.
///
/// An `encode(to:)` is called on the thread that renders, more than once for a value, and should give the same for the same
/// value. What it throws is shown in the value's place as `{"$error":"…"}`, and whatever it had written is taken back.
/// One that writes nothing is `{}`. Its `userInfo` is empty, and the elements of a collection that is encoded as one value
/// add nothing to its `codingPath`.
public protocol LoggedByEncoding: Encodable {}
