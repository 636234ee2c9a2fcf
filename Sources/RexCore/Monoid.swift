/// A semigroup with a value that changes nothing.
///
/// `identity <> a` and `a <> identity` behave like `a`.
public protocol Monoid: Semigroup {
    /// The value that changes nothing when it is appended.
    static var identity: Self { get }
}
