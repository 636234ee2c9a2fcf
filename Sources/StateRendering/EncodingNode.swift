/// A place that an encoding can write to: that of a value, or a container inside of it.
///
/// Part of the encoder. Offsets count in what the session has written.
struct EncodingNode {
    enum Content {
        /// Nothing so far, or for ever, which is written as an empty object.
        case nothing
        case object, array
        /// A value that is no container of this node.
        case value
    }

    /// Tells it from all other nodes of the session.
    let serial: Int32
    /// The index of the container around it; -1 for the value of a frame.
    let parent: Int
    /// How many containers lie around it.
    let depth: Int
    /// Where among the names of a session those of its members begin.
    let firstName: Int
    /// How many keys of the session lead to the frame that it is of.
    let pathCount: Int
    var content: Content
    /// The offset of its first byte.
    var start: Int
    /// The offset of its last byte, once it is closed.
    var end = -1
    var isOpen = true
    /// How many parts it has.
    var count = 0
    /// How many of them are written.
    var kept = 0
    /// Whether parts are counted only, since containers are not followed further down.
    var isCounted = false
    /// Whether nothing of it is shown.
    var isDiscarded = false

    /// Moves the offsets when `length` bytes are put in at `position`, those from `scratch` on moving there.
    mutating func shift(at position: Int, by length: Int, from scratch: Int = .max) {
        func moved(_ offset: Int) -> Int {
            if offset >= scratch { return offset - scratch + position }
            return offset >= position ? offset + length : offset
        }
        start = moved(start)
        if !isOpen { end = moved(end) }
    }
}

/// The call of one `encode(to:)`.
struct EncodingFrame {
    /// The index of its first node, which is its value.
    var base = 0
    /// The index of the innermost node that is open; -1 when all are closed.
    var top = -1
    /// How many calls it lies in.
    var number = 0
    /// The offset of its first byte.
    var start = 0
    /// How many containers lie around it.
    var depth = 0
    /// Where its names begin.
    var firstName = 0
    /// Whether something that was closed has to be marked as cut.
    var hasCuts = false
}

/// A value that is being written in the place of a node.
struct EncodingSlot {
    let index: Int
    /// The offset of its first byte.
    let start: Int
    /// Whether the place is closed already, so that the value has to be moved there.
    let isLate: Bool
}
