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
            ],
            cases: "clock",
            contenders: ["recorder", "async"],
            baseline: 0
        )
        let lanes = [recorder(remote), queue()]
        let caller = try roundRobin.medians(of: lanes.map { $0.burst(on: .thread) })
        table.add("caller", costs: caller)
        table.add("process", costs: try roundRobin.medians(of: lanes.map { $0.burst(on: .process) }))
        return [
            Requirement(
                "hand-over in a burst: cheaper than DispatchQueue.async",
                .atLeast(5),
                measured: caller[1] / caller[0]
            )
        ]
    }

    private static func recorder(_ remote: RemoteLogger) -> CaptureLane {
        let recorder = remote.openStore(named: nil, of: SmallState.self, handOver: .concurrent)
        let site = CallSite()
        return lane(settle: remote.flush) { action, before, after in
            let number = recorder.willHandle(action, source: site, cause: nil)  // nobody else changes it
            recorder.didHandle(number, after: after, reduce: nil)
        }
    }

    private static func queue() -> CaptureLane {
        let queue = DispatchQueue(label: "hand-over")
        return lane(settle: { queue.sync {} }) { action, before, after in
            queue.async { withExtendedLifetime((action, before, after)) {} }
        }
    }

    private static func lane(
        settle: @escaping () -> Void,
        handOver: @escaping (BenchmarkAction, SmallState, SmallState) -> Void
    ) -> CaptureLane {
        var state = SmallState.sample()
        var step = 0
        return CaptureLane(
            advance: {
                step += 1
                let (action, before) = (BenchmarkAction.setQuantity(row: 0, to: step), state)
                state.apply(action)
                handOver(action, before, state)
            },
            settle: settle
        )
    }
}
