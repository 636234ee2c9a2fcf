import RexCore

extension Reducer where ActionType == LoadAction, StateType == LoadState {
    static var load: Reducer {
        .reduce { action, state in
            switch action {
            case .sampled(let average, let cpu):
                state.average = average
                state.cpuPercent = state.cpu.flatMap { cpu.percentBusy(since: $0) }
                state.cpu = cpu
            case .becameBusy(_, let time): state.mood = .busy(since: time)
            case .becameCalm: state.mood = .calm
            case .unreadable(let problem): state.problem = problem
            case .readableAgain: state.problem = nil
            }
        }
    }
}
