internal import StateRendering

/// Captured values, and how they become an event.
protocol PendingRender: Sendable {
    /// Renders the values; called once, in the order of the numbers of their store.
    func render(with renderer: StateRenderer) -> LogEvent.Body

    /// Called in the place of rendering when the event is dropped.
    func skip()
}

struct PendingAction<Action>: PendingRender, @unchecked Sendable {  // crosses threads under `HandOver.concurrent` only
    let action: Action
    let source: CallSite?
    let cause: UInt64?

    func render(with renderer: StateRenderer) -> LogEvent.Body {
        .action(name: renderer.name(of: action), value: renderer.json(of: action), source: source, cause: cause)
    }

    func skip() {}
}

struct PendingSnapshot<State>: PendingRender, @unchecked Sendable {  // as `PendingAction`
    let state: VersionedState<State>
    let sent: SentState<State>
    let lag: @Sendable () -> Void

    func render(with renderer: StateRenderer) -> LogEvent.Body {
        _ = sent.advance(to: state)
        return .snapshot(of: nil, state: renderer.json(of: state.state))
    }

    func skip() { lag() }
}

/// A change of state; a snapshot takes its place when the state it starts from was never sent.
struct PendingDiff<State>: PendingRender, @unchecked Sendable {  // as `PendingAction`
    let of: UInt64?
    let after: VersionedState<State>
    let reduce: Duration?
    let sent: SentState<State>
    let lag: @Sendable () -> Void

    func render(with renderer: StateRenderer) -> LogEvent.Body {
        var changes = JSONWriter()
        var took = Duration.zero
        switch sent.advance(to: after) {
        case .first: return .snapshot(of: of, state: renderer.json(of: after.state))
        case .outdated: changes.raw("[]")
        case .from(let before):
            took = ContinuousClock().measure {
                renderer.writeChanges(from: before, to: after.state, to: &changes)
            }
        }
        return .diff(
            of: of,
            changes: changes.bytes,
            reduce: reduce?.wholeMicroseconds,
            diff: took.wholeMicroseconds
        )
    }

    func skip() { lag() }
}

extension StateRenderer {
    fileprivate func json(of value: Any) -> [UInt8] {
        var json = JSONWriter()
        write(value, to: &json)
        return json.bytes
    }
}
