/// What lws is to do after an event.
enum LwsVerdict: Int32 {
    /// Close the connection, after what was written has left.
    case close = -1
    /// Go on.
    case keep = 0
    /// The upgrade was refused and the answer is written.
    case answered = 1
}
