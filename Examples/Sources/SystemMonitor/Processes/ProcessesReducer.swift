import RexCore

extension Reducer where ActionType == ProcessesAction, StateType == ProcessesState {
    static var processes: Reducer {
        .reduce { action, state in
            switch action {
            case .found(let processes):
                for process in processes { state.running[process.id] = process }
            case .started(let process): state.running[process.id] = process
            case .renamed(let id, _, let name): state.running[id]?.name = name
            case .ended(let id, _): state.running[id] = nil
            case .ranked(let processes): state.top = processes
            case .unreadable(let problem): state.problem = problem
            case .readableAgain: state.problem = nil
            }
        }
    }
}
