import RexCore

extension Reducer where ActionType == NetworkAction, StateType == NetworkState {
    static var network: Reducer {
        .reduce { action, state in
            switch action {
            case .sampled(let traffic, let elapsedSeconds): state.update(traffic, elapsedSeconds: elapsedSeconds)
            case .becameActive(let interface, let time): state.interfaces[interface]?.activity = .active(since: time)
            case .wentQuiet(let interface): state.interfaces[interface]?.activity = .quiet
            case .unreadable(let problem): state = NetworkState(problem: problem)  // old counters give no rates
            case .readableAgain: state.problem = nil
            }
        }
    }
}

extension NetworkState {
    fileprivate mutating func update(_ traffic: [String: Traffic], elapsedSeconds: Double?) {
        interfaces = interfaces.filter { traffic.keys.contains($0.key) }
        for (name, traffic) in traffic {
            interfaces[name, default: NetworkInterface(traffic)].update(traffic, elapsedSeconds: elapsedSeconds)
        }
    }
}
