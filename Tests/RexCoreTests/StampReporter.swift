import Locking
import RexCore

/// The stamps of the actions that a middleware saw.
final class StampTrace: Sendable {
    private let seen = Locked<[(action: Int, stamp: DispatchStamp)]>([])

    var stamps: [DispatchStamp] { seen.withLock { $0.map(\.stamp) } }

    func note(_ action: Int, _ stamp: DispatchStamp?) {
        guard let stamp else { return }
        seen.withLock { $0.append((action, stamp)) }
    }

    /// The action that brought `action` about; nil when it came from the top level.
    func cause(of action: Int) -> Int? {
        seen.withLock { seen in
            let cause = seen.first { $0.action == action }?.stamp.cause
            return seen.first { $0.stamp.id == cause }?.action
        }
    }
}

/// A middleware that keeps every stamp it sees.
struct StampReporter: MiddlewareProtocol {
    typealias InputActionType = Int
    typealias OutputActionType = Int
    typealias StateType = Int

    let seen: StampTrace

    func handle(action: Int, from dispatcher: ActionSource, state: @escaping GetState<Int>) -> IO<Int> {
        seen.note(action, dispatcher.dispatch)
        return .pure()
    }
}
