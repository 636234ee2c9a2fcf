import Measuring
import RemoteLogging

/// What the process that serves pays for an event that reaches a client.
enum FanOutSection {
    private static let roundRobin = RoundRobin(rounds: 4, budget: .seconds(4))
    private static let sizes = [256, 1_024, 8_192]
    private static let clientCounts = [1, 10, 100]

    static func run() throws {
        let table = Table(
            title: "fan-out: CPU of the serving process per event and client",
            notes: [
                "clients: a child process on loopback, which checks that each of them gets every number in order",
                "joined: a plain TCP loop that joins whole lines up to 32 KiB per send    single: the same, one line per send",
                "remote: RemoteLogger over WebSocket, from log() to the socket",
                "delivery: the same without what it costs with no client, that is without recording",
            ],
            cases: "event × clients",
            contenders: ["joined", "single", "remote", "delivery"],
            baseline: 0
        )
        for size in sizes {
            for clients in clientCounts {
                let load = FanOutLoad(lineBytes: size, clients: clients)
                table.add("\(size) B × \(clients)", costs: try costs(of: load))
            }
        }
    }

    private static func costs(of load: FanOutLoad) throws -> [Double] {
        let costs = try roundRobin.medians(of: [
            PlainServer.contender(load, joinLimit: 32 * 1_024),
            PlainServer.contender(load, joinLimit: 0),
            RemoteServer.contender(load),
            RemoteServer.contenderWithoutClients(load),
        ])
        let recording = costs[3] / Double(load.clients)
        return [costs[0], costs[1], costs[2], costs[2] - recording]
    }
}
