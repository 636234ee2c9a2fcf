/// How far a value is followed before it is cut.
package struct RenderingLimits: Sendable, Equatable {
    /// How many JSON objects and arrays may lie around one that is still written out; at least 1.
    ///
    /// A deeper one that is not empty becomes `{"$cut":{"kept":0,"of":n}}`. 64 by default: no state that people read is
    /// deeper, and the walk, which recurs once a level, then fits the 512 KiB stack of a secondary thread anywhere.
    package let maxDepth: Int

    package init(maxDepth: Int = 64) {
        precondition(maxDepth > 0, "a depth limit below 1 leaves nothing of a value")
        self.maxDepth = maxDepth
    }
}
