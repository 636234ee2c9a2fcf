/// A type whose values append to one another.
///
/// Appending is associative: `(a <> b) <> c` behaves like `a <> (b <> c)`.
public protocol Semigroup {
    /// Appends `rhs` to `lhs`.
    static func <> (lhs: Self, rhs: Self) -> Self
}
