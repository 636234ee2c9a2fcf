/// How far a shadow came in one pass.
package struct ShadowAdvance: Sendable, Equatable {
    /// How many operations were written.
    package let count: Int
    /// Whether the shadow is equal to the state now; otherwise the budget ended first.
    package let isComplete: Bool

    package init(count: Int, isComplete: Bool) {
        self.count = count
        self.isComplete = isComplete
    }
}
