import ActionRecording
import BenchmarkStates
import Dispatch
import Measuring
import RemoteLogging

/// What it costs to hand an action and its states to another thread, without a store around it.
enum HandOverSection {
    private static let roundRobin = RoundRobin(rounds: 24, budget: .seconds(1))

    static func run(to remote: RemoteLogger) throws -> [Requirement] {
        let table = Table(
            title: "hand-over: CPU per action of a burst, small state, one leaf changed",
            notes: [
                "recorder: willHandle and didHandle of a StoreRecorder; async: DispatchQueue.async of action, before and after",
                "caller: the thread that hands over    process: all threads until everything is done; async does nothing with it",
                "nothing: the same changes, handed to nobody; what is required below is of handing over, so this is taken off",
            ],
            cases: "clock",
            contenders: ["recorder", "async", "nothing"],
            baseline: 0
        )
        let lanes = [recorder(remote), queue(), lane(settle: {}) { $1.apply($0) }]
        let caller = try roundRobin.medians(of: lanes.map { $0.burst(on: .thread) })
        table.add("caller", costs: caller)
        table.add("process", costs: try roundRobin.medians(of: lanes.map { $0.burst(on: .process) }))
        return [
            Requirement(
                "hand-over in a burst: cheaper than DispatchQueue.async",
                .atLeast(5),
                measured: (caller[1] - caller[2]) / max(caller[0] - caller[2], 1)
            )
        ]
    }

    private static func recorder(_ remote: RemoteLogger) -> CaptureLane {
        let recorder = remote.openStore(named: nil, of: SmallState.self, handOver: .concurrent)
        let site = CallSite()
        return lane(settle: remote.flush) { action, state in
            let number = recorder.willHandle(action, source: site, cause: nil)  // nobody else changes it
            state.apply(action)
            recorder.didHandle(number, after: state, reduce: nil)
        }
    }

    private static func queue() -> CaptureLane {
        let queue = DispatchQueue(label: "hand-over")
        return lane(settle: { queue.sync {} }) { action, state in
            let before = state
            state.apply(action)
            let after = state
            queue.async { withExtendedLifetime((action, before, after)) {} }
        }
    }

    private static func lane(
        settle: @escaping () -> Void,
        handle: @escaping (BenchmarkAction, inout SmallState) -> Void
    ) -> CaptureLane {
        var state = SmallState.sample()
        var step = 0
        return CaptureLane(
            advance: {
                step += 1
                handle(.setQuantity(row: 0, to: step), &state)
            },
            settle: settle
        )
    }
}
