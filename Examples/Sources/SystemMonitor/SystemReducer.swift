import RexCore

extension Reducer where ActionType == SystemAction, StateType == SystemState {
    /// Lets each feature change its own part of the state.
    static var system: Reducer {
        Reducer<Tick, ClockState>.clock.lift(action: \.tick, state: \.clock)
            <> Reducer<LoadAction, LoadState>.load.lift(action: \.load, state: \.load)
            <> Reducer<MemoryAction, MemoryState>.memory.lift(action: \.memory, state: \.memory)
            <> Reducer<NetworkAction, NetworkState>.network.lift(action: \.network, state: \.network)
            <> Reducer<ProcessesAction, ProcessesState>.processes.lift(action: \.processes, state: \.processes)
    }
}
