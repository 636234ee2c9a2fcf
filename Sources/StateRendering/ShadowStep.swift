/// One assignment that brings a shadow nearer to the new state; the shadow's half of a walk.
///
/// A source lies in the new state, which lives until the steps are taken.
enum ShadowStep {
    /// A value as a whole, which lies `offset` bytes into what is written.
    case value(Plan, offset: Int, source: Place)
    /// What follows, up to the matching `close`, is written into the elements of an array.
    case open(Plan, offset: Int, source: Place)
    /// Elements of the open array, from those of the same indices.
    case rows(first: Int, count: Int)
    /// Elements of the open array, from others that take their place.
    case splice(old: Range<Int>, new: Range<Int>)
    /// One element of the open array goes to another place; the indices are those before and after.
    case move(from: Int, to: Int)
    case close
}
