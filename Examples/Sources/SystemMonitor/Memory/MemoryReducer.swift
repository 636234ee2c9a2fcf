import RexCore

extension Reducer where ActionType == MemoryAction, StateType == MemoryState {
    static var memory: Reducer {
        .reduce { action, state in
            switch action {
            case .sampled(let sample): state.sample = sample
            case .pressureRose(let pressure), .pressureFell(let pressure): state.pressure = pressure
            case .unreadable(let problem): state.problem = problem
            case .readableAgain: state.problem = nil
            }
        }
    }
}
