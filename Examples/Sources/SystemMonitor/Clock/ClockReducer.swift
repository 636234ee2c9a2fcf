import RexCore

extension Reducer where ActionType == Tick, StateType == ClockState {
    static var clock: Reducer {
        .reduce { tick, state in
            state.ticks += 1
            state.lastTick = tick.time
        }
    }
}
