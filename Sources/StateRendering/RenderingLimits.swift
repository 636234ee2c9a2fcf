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

    /// How many elements of an array or set, entries of a dictionary or members of a `customMirror` are written; at
    /// least 1.
    ///
    /// A longer array becomes `{"$cut":{"kept":[…],"of":n}}` with its first elements, a dictionary the same with its
    /// first keys, and a set keeps the first of its sorted members. 100,000 by default: more than anybody reads, and few
    /// enough for a browser. The fields of a struct are never cut, since there are only as many as somebody wrote.
    package let maxElements: Int

    /// How many bytes of UTF-8 a string may have, and how many characters the base64 of bytes; at least 1.
    ///
    /// A longer string becomes `{"$cut":{"kept":"…","of":bytes}}` with what comes first, whole characters only; base64
    /// ends after a group of four. 2 MiB by default: a text that people read is shorter. Names of members are never cut,
    /// keys of dictionaries neither: they are the paths of changes.
    package let maxStringBytes: Int

    package init(
        maxDepth: Int = 64,
        maxObjectVisits: Int = 10_000,
        maxElements: Int = 100_000,
        maxStringBytes: Int = 2 << 20
    ) {
        precondition(maxDepth > 0, "a depth limit below 1 leaves nothing of a value")
        precondition(maxObjectVisits > 0, "a limit of objects below 1 leaves nothing of an object")
        precondition(maxElements > 0, "a limit of elements below 1 leaves nothing of an array")
        precondition(maxStringBytes > 0, "a limit of bytes below 1 leaves nothing of a string")
        self.maxDepth = maxDepth
        self.maxObjectVisits = maxObjectVisits
        self.maxElements = maxElements
        self.maxStringBytes = maxStringBytes
    }
}
