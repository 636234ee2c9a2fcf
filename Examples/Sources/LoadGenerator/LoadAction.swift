/// What the load consists of.
enum LoadAction: Sendable {
    case touch(row: Int, payload: String)
}
