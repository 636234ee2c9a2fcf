/// What went wrong between the server and its clients.
struct FanOutError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = "fan-out: \(description)"
    }
}
