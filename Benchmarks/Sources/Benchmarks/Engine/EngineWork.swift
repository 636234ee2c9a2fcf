import ActionRecording
import BenchmarkStates
import LogProtocol
import LoggerMiddleware
import Measuring
import RemoteLogging
import StateRendering

/// What the engine makes of two states.
struct EngineWork<State: BenchmarkState> {
    let before: State
    let after: State

    /// The operations of a diff.
    func changes(tier: RenderingTier) -> Contender {
        let renderer = StateRenderer(tier: tier)
        var writer = JSONWriter()
        return .calling(on: .thread) { [before, after] in
            writer.bytes.removeAll(keepingCapacity: true)
            renderer.writeChanges(from: before, to: after, to: &writer)
        }
    }

    /// The text that the logger prints of a change.
    var hunks: Contender {
        let transform = StateDiffTransform<State>.diff()
        return .calling(on: .thread) { [before, after] in discard(transform.format(before, after)) }
    }

    /// The state as JSON.
    var value: Contender {
        let renderer = StateRenderer()
        var writer = JSONWriter()
        return .calling(on: .thread) { [before] in
            writer.bytes.removeAll(keepingCapacity: true)
            renderer.write(before, to: &writer)
        }
    }

    /// The state as JSON, by its own encoding.
    var encoding: Contender {
        let renderer = StateRenderer()
        var writer = JSONWriter()
        return .calling(on: .thread) { [encoded = EncodedState(state: before)] in
            writer.bytes.removeAll(keepingCapacity: true)
            renderer.write(encoded, to: &writer)
        }
    }

    /// The lines of an action and of its diff, rendered and encoded.
    var event: Contender {
        var lines = EventLines()
        return .calling(on: .thread) { [before, after] in
            lines.write(.setQuantity(row: 5, to: 43), from: before, to: after)
        }
    }

    /// What the thread pays that dispatches a burst of actions, which change the state there and back.
    func capture(by remote: RemoteLogger, burst: Int) -> Contender {
        let recorder = remote.openStore(named: nil, of: State.self, handOver: .concurrent)
        let site = CallSite()
        return Contender(cost: { [before, after] in
            remote.flush()
            let cost = CPUClock.thread.cost {
                for index in 0..<burst {
                    let new = index.isMultiple(of: 2) ? after : before
                    let action = BenchmarkAction.setQuantity(row: 5, to: index)
                    let number = recorder.willHandle(action, source: site, cause: nil)
                    recorder.didHandle(number, after: new, reduce: .microseconds(1))
                }
            }
            remote.flush()
            return cost.divided(by: burst)
        })
    }
}
