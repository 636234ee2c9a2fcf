internal import StateRendering

/// Renders the changes of one store against its shadow, the logger's own copy of the state.
///
/// One thread at a time has it, handed over under the lock of the store's record; nothing here runs under that lock.
final class ChangeRenderer<State>: @unchecked Sendable {  // one thread at a time, as said above
    /// What a pass has made, and whether it came to the end.
    struct Pass {
        let body: LogEvent.Body
        var isComplete = true
        var isEmpty = false
    }

    private var shadow: ShadowState<State>
    private var form: ChangeForm

    init(_ state: State, renderer: StateRenderer, maxEventBytes: Int) {
        shadow = ShadowState(state, renderer: renderer)
        form = ChangeForm(maxEventBytes: maxEventBytes)
    }

    /// The state as it is, as the first event of a store.
    func first(of action: UInt64?) -> Pass {
        let state = whole()
        guard state.count > form.maxEventBytes else { return Pass(body: .snapshot(of: action, state: state)) }
        form.noteBreak()
        return Pass(body: .snapshot(of: action, state: JSONWriter.cut(bytes: state.count)))
    }

    /// Brings the shadow up to a state; what that changes is the pass.
    func advance(to state: State, of action: UInt64?, reduce: UInt64?, budget: Duration, clock: RunClock) -> Pass {
        var changes = JSONWriter()
        let start = clock.now
        let advance = shadow.advance(to: state, into: &changes, budget: budget)
        let took = (clock.now - start) / 1_000
        let uncompared: LogEvent.Uncompared? = advance.isComplete ? nil : .time
        let body = inForm(changes.bytes, of: action, uncompared) { list, uncompared in
            .diff(of: action, changes: list, reduce: reduce, diff: took, uncompared: uncompared)
        }
        return Pass(body: body, isComplete: advance.isComplete, isEmpty: advance.count == 0 && !form.owesSnapshot)
    }

    /// Takes note that a pass was not sent: the next one is the whole state.
    func noteLoss() { form.noteBreak() }

    private func inForm(
        _ changes: [UInt8],
        of action: UInt64?,
        _ uncompared: LogEvent.Uncompared?,
        diff: ([UInt8], LogEvent.Uncompared?) -> LogEvent.Body
    ) -> LogEvent.Body {
        switch form.step(changes: changes.count) {
        case .changes: return diff(changes, uncompared)
        // A snapshot in the middle of a pass would be a state that never was.
        case .snapshot where uncompared != nil: return diff(JSONWriter.emptyList, uncompared)
        case .nothing: return diff(JSONWriter.emptyList, .bytes)
        case .shorter, .snapshot: break
        }
        let mustBeWhole = form.owesSnapshot
        let state = whole()
        if !mustBeWhole, changes.count <= state.count || uncompared != nil, changes.count <= form.maxEventBytes {
            return diff(changes, uncompared)
        }
        guard uncompared == nil, state.count <= form.maxEventBytes else {
            form.noteBreak()
            return diff(JSONWriter.emptyList, .bytes)
        }
        form.noteRepair()
        return .snapshot(of: action, state: state)
    }

    private func whole() -> [UInt8] {
        var json = JSONWriter()
        shadow.write(to: &json)
        form.noteSnapshot(bytes: json.bytes.count)
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate static let emptyList = Array("[]".utf8)

    /// What stands for a value that would take `bytes` bytes.
    static func cut(bytes: Int) -> [UInt8] {
        Array("{\"$cut\":{\"kept\":0,\"of\":\(bytes)}}".utf8)
    }
}
