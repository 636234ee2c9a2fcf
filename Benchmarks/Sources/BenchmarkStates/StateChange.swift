/// What becomes of a state.
package enum StateChange: String, Sendable, CaseIterable {
    case none = "no change"
    case leaf = "one leaf"
    /// A field beside the rows, which keep their storage.
    case elsewhere = "rows untouched"
    case append = "row appended"
    case insert = "row inserted"
    case remove = "row removed"
    case move = "row moved"
    case tenth = "10 % of rows"
    case everything = "all replaced"
    /// Equal, but without any storage in common, as when the same reply was decoded again.
    case rebuilt = "equal, rebuilt"
}
