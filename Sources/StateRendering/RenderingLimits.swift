/// How far a value is followed before it is cut.
package struct RenderingLimits: Sendable, Equatable {
    /// How many JSON objects and arrays may lie around one that is still written out; at least 1.
    ///
    /// A deeper one that is not empty becomes `{"$cut":{"kept":0,"of":n}}`. 64 by default: no state that people read is
    /// deeper, and the walk, which recurs once a level, then fits the 512 KiB stack of a secondary thread anywhere.
    package let maxDepth: Int

    /// How many objects are written inside the outermost one on a path, itself included; at least 1.
    ///
    /// A further one becomes `{"$cut":{"kept":0,"of":1}}`. 10,000 by default: objects that hold each other are met again
    /// on every way that leads to them, and the number of ways doubles with every link. Counted from the outermost
    /// object, so that what else the state holds has no influence on the text of an object.
    package let maxObjectVisits: Int

    package init(maxDepth: Int = 64, maxObjectVisits: Int = 10_000) {
        precondition(maxDepth > 0, "a depth limit below 1 leaves nothing of a value")
        precondition(maxObjectVisits > 0, "a limit of objects below 1 leaves nothing of an object")
        self.maxDepth = maxDepth
        self.maxObjectVisits = maxObjectVisits
    }
}
