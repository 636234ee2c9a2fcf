/// Speaks HTTP/1.1 and RFC 6455 just well enough to test a server.
final class RawClient {
    struct Reply {
        var status: Int
        var headers: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    struct Frame: Equatable {
        var isFinal = true
        var opcode: UInt8
        var payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        var closeCode: Int { payload.count < 2 ? -1 : Int(payload[0]) << 8 | Int(payload[1]) }
        var closeReason: String { String(decoding: payload.dropFirst(2), as: UTF8.self) }

        static func text(_ text: String) -> Frame { Frame(opcode: 1, payload: Array(text.utf8)) }
        static func close(_ code: UInt16) -> Frame {
            Frame(opcode: 8, payload: [UInt8(code >> 8), UInt8(code & 255)])
        }
    }

    /// The pair of RFC 6455 §1.3.
    static let key = "dGhlIHNhbXBsZSBub25jZQ=="
    static let expectedAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    let socket: RawSocket
    private let port: Int
    private var input: ArraySlice<UInt8> = []

    init(port: Int, address: RawSocket.Address = .v4, receiveBuffer: Int32? = nil) throws {
        self.port = port
        socket = try RawSocket(port: port, address: address, receiveBuffer: receiveBuffer)
    }

    // MARK: - HTTP

    func request(_ line: String, headers: [String: String] = [:]) throws -> Reply {
        try sendRequest(line, headers: headers)
        return try readReply(hasBody: !line.hasPrefix("HEAD"))
    }

    func sendRequest(_ line: String, headers: [String: String] = [:]) throws {
        let all = headers.merging(["Host": "localhost:\(port)"]) { given, _ in given }
        let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }
        try socket.send("\(line) HTTP/1.1\r\n\(lines.joined())\r\n")
    }

    func readReply(hasBody: Bool = true) throws -> Reply {
        let end = Array("\r\n\r\n".utf8)
        while !input.contains(end) { try fill() }
        guard let range = input.firstRange(of: end) else { throw RawSocket.Failure(description: "no head") }
        let head = String(decoding: input[..<range.lowerBound], as: UTF8.self)
        input = input[range.upperBound...]
        var lines = head.split(separator: "\r\n")
        let status = Int(lines.removeFirst().split(separator: " ")[1]) ?? 0
        let pairs = lines.map { line in
            let colon = line.firstIndex(of: ":") ?? line.endIndex
            return (line[..<colon].lowercased(), String(line[colon...].dropFirst(2)))
        }
        let headers = Dictionary(pairs) { "\($0), \($1)" }
        let length = hasBody ? Int(headers["content-length"] ?? "0") ?? 0 : 0
        return Reply(status: status, headers: headers, body: try take(length))
    }

    // MARK: - WebSocket

    func upgrade(_ path: String = "/", headers: [String: String] = [:]) throws -> Reply {
        let own = [
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": Self.key,
        ]
        return try request("GET \(path)", headers: own.merging(headers) { _, given in given })
    }

    /// Sends a frame masked, as a client must.
    func send(_ frame: Frame) throws {
        let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
        let count = frame.payload.count
        var bytes: [UInt8] = [(frame.isFinal ? 0x80 : 0) | frame.opcode]
        if count < 126 {
            bytes.append(0x80 | UInt8(count))
        } else if count < 65536 {
            bytes += [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
        } else {
            bytes += [0x80 | 127, 0, 0, 0, 0] + (0..<4).map { UInt8(count >> (24 - 8 * $0) & 255) }
        }
        bytes += mask
        bytes += frame.payload.enumerated().map { $1 ^ mask[$0 & 3] }
        try socket.send(bytes)
    }

    func readFrame() throws -> Frame {
        let head = try take(2)
        var count = Int(head[1] & 0x7F)
        if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(isFinal: head[0] & 0x80 != 0, opcode: head[0] & 15, payload: try take(count))
    }

    // MARK: - Bytes

    /// Whether the server closes without another byte.
    func isClosed() throws -> Bool {
        try input.isEmpty && socket.receive().isEmpty
    }

    /// Everything until the server closes.
    func readToEnd() throws -> [UInt8] {
        while true {
            let bytes = try socket.receive()
            if bytes.isEmpty { return Array(input) }
            input += bytes
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while input.count < count { try fill() }
        defer { input = input.dropFirst(count) }
        return Array(input.prefix(count))
    }

    private func fill() throws {
        let bytes = try socket.receive()
        guard !bytes.isEmpty else { throw RawSocket.Failure(description: "the server closed") }
        input += bytes
    }
}
