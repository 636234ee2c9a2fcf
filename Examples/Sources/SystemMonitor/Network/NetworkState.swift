/// The network interfaces by name.
struct NetworkState: SampledState {
    var interfaces: [String: NetworkInterface] = [:]
    var problem: ReadingProblem?
}
