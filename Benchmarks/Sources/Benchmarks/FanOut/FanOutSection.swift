import Measuring
import RemoteLogging

/// What the process that serves pays for an event that reaches a client.
enum FanOutSection {
    private static let roundRobin = RoundRobin(rounds: 5, budget: .seconds(1.5))
    private static let sizes = [256, 1_024, 8_192]
    private static let clientCounts = [1, 10, 100]

    static func run() throws {
        let table = Table(
            title: "fan-out: CPU of the serving process per event and client",
            notes: [
                "clients: a child process on loopback, which checks that each of them gets every number in order",
                "joined: a plain TCP loop that joins whole lines up to 32 KiB per send    single: the same, one line per send",
                "live: RemoteLogger over WebSocket, from log() to the sockets of clients that are there",
                "replay: RemoteLogger's delivery alone, to clients that come when everything is recorded",
                "websocat: the same to clients that are sent one line per message, because they say nothing of themselves",
            ],
            cases: "event × clients",
            contenders: ["joined", "single", "live", "replay", "websocat"],
            baseline: 0
        )
        for size in sizes {
            for clients in clientCounts {
                let load = FanOutLoad(lineBytes: size, clients: clients)
                table.add("\(size) B × \(clients)", costs: try roundRobin.medians(of: contenders(for: load)))
            }
        }
    }

    private static func contenders(for load: FanOutLoad) -> [Contender] {
        [
            PlainServer.contender(load, joinLimit: 32 * 1_024),
            PlainServer.contender(load, joinLimit: 0),
            RemoteServer.live(load),
            RemoteServer.replay(load, to: .joinedMessages),
            RemoteServer.replay(load, to: .singleMessages),
        ]
    }
}
