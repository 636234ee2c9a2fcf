import LoggerMiddleware
import RemoteLogging
import RexCore

typealias SystemStore = Store<SystemAction, SystemState>

extension SystemStore {
    /// Puts the features together.
    ///
    /// On every tick each feature reads its files; alerts look at what was read and dispatch further actions.
    static func system(reading proc: ProcFiles, loggingTo remote: RemoteLogger) -> SystemStore {
        let warn = { (problem: ReadingProblem) in
            remote.log(problem.description, level: .warning, label: "proc")
        }
        let load = SamplingMiddleware.load(from: proc, warn: warn)
            .lift(inputAction: \SystemAction.tick, outputAction: SystemAction.load, state: \SystemState.load)
        let busyAlert = BusyAlert()
            .lift(inputAction: \SystemAction.load, outputAction: SystemAction.load, state: \SystemState.load)
        let memory = SamplingMiddleware.memory(from: proc, warn: warn)
            .lift(inputAction: \SystemAction.tick, outputAction: SystemAction.memory, state: \SystemState.memory)
        let pressureAlert = PressureAlert()
            .lift(inputAction: \SystemAction.memory, outputAction: SystemAction.memory, state: \SystemState.memory)
        let network = SamplingMiddleware.network(from: proc, warn: warn)
            .lift(inputAction: \SystemAction.tick, outputAction: SystemAction.network, state: \SystemState.network)
        let trafficAlert = TrafficAlert()
            .lift(inputAction: \SystemAction.network, outputAction: SystemAction.network, state: \SystemState.network)
        let processes = SamplingMiddleware.processes(from: proc, warn: warn)
            .lift(inputAction: \SystemAction.tick, outputAction: SystemAction.processes, state: \SystemState.processes)
        return SystemStore(
            initialState: SystemState(),
            reducer: .system,
            middleware: LoggerMiddleware.remote(to: remote, store: "system")
                <> processes
                <> network <> trafficAlert
                <> memory <> pressureAlert
                <> load <> busyAlert
        )
    }
}
