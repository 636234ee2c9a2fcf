/// Everything that the monitor knows.
struct SystemState: Sendable {
    var clock = ClockState()
    var load = LoadState()
    var memory = MemoryState()
    var network = NetworkState()
    var processes = ProcessesState()
}
