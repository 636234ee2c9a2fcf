import Measuring
import Sockets

/// A loop over plain sockets that sends lines out of one buffer: hardly any server can cost less.
struct PlainServer {
    private struct Cursor {
        private(set) var position = 0
        private var end = 0
        private var line = 0

        /// What to send next: the rest of a slice, or as many lines as may share a send.
        mutating func nextSlice(of ends: [Int], joinLimit: Int) -> Range<Int> {
            if position == end {
                repeat {
                    end = ends[line]
                    line += 1
                } while line < ends.count && ends[line] - position <= joinLimit
            }
            return position..<end
        }

        mutating func didSend(_ count: Int) {
            position += count
        }
    }

    private let joinLimit: Int
    private let sockets: [TCPSocket]
    private var cursors: [Cursor]
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    /// - Parameter joinLimit: How many bytes of lines share a send; a single line may be longer.
    private init(_ sockets: [TCPSocket], joinLimit: Int) {
        self.sockets = sockets
        self.joinLimit = joinLimit
        cursors = sockets.map { _ in Cursor() }
    }

    /// From a full buffer to the sockets, in nanoseconds per event and client.
    static func contender(_ load: FanOutLoad, joinLimit: Int) -> Contender {
        Contender {
            let listener = try TCPListener()
            let crowd = try ClientProcess(.plain, port: listener.port, load: load)
            try crowd.connect()
            var server = PlainServer(try (0..<load.clients).map { _ in try listener.accept() }, joinLimit: joinLimit)
            server.record(load)
            let cost = try CPUClock.process.time {
                try server.serve()
                try crowd.waitUntilServed()
            }
            return cost / Double(load.deliveries)
        }
    }

    private mutating func record(_ load: FanOutLoad) {
        let filler = Array(repeating: UInt8(ascii: "x"), count: load.lineBytes)
        for number in 1...load.events {
            let start = bytes.count
            bytes += "{\"seq\":\(number),\"text\":\"".utf8
            bytes += filler.prefix(load.lineBytes - (bytes.count - start) - 2)
            bytes += "\"}\n".utf8
            ends.append(bytes.count)
        }
    }

    /// Sends everything to everybody.
    private mutating func serve() throws {
        var writable = PollSet(sockets, for: .writing)
        var waiting = sockets.count
        while waiting > 0 {
            let ready = try writable.wait(seconds: 10)
            guard !ready.isEmpty else { throw FanOutError("no client took anything for 10 s") }
            for index in ready where try isServed(index) {
                writable.leaveOut(index)
                waiting -= 1
            }
        }
    }

    /// Sends one client what its socket takes; true when it has everything.
    private mutating func isServed(_ index: Int) throws -> Bool {
        while cursors[index].position < bytes.count {
            let slice = cursors[index].nextSlice(of: ends, joinLimit: joinLimit)
            let sent = try sockets[index].send(bytes[slice])
            cursors[index].didSend(sent)
            if sent < slice.count { return false }
        }
        return true
    }
}
