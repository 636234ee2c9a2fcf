import Foundation
import RexCore

/// Turns actions and states into text and prints it, on a queue.
struct PrintedLog<Action, State>: ActionLog {
    let actionTransform: (Action, ActionSource) -> String
    let actionPrinter: (String) -> Void
    let stateDiffTransform: (State?, State) -> String?
    let stateDiffPrinter: (String?) -> Void
    let lane: PrintLane

    func begin(_ action: Action, from source: ActionSource, before: () -> State) -> (State, Duration?) -> Void {
        let before = before()
        return { after, _ in
            lane.submit {
                actionPrinter(actionTransform(action, source))
                stateDiffPrinter(stateDiffTransform(before, after))
            }
        }
    }

    func flush() {
        lane.flush()
    }
}
