import Testing

@testable import WebSocketServer

@Suite("Putting messages together")
struct MessageBufferTests {
    @Test("events join up to the limit, and a single larger one has room")
    func room() {
        var buffer = MessageBuffer(joinLimit: 10)
        #expect(buffer.hasRoom(for: 1000))
        buffer.append("12345")
        #expect(buffer.hasRoom(for: 5))
        #expect(!buffer.hasRoom(for: 6))
        buffer.append([54, 55])
        buffer.append(UInt8(56))
        buffer.append([57, 58, 59][1...])
        #expect(buffer.count == 10)
        #expect(buffer.bytes == Array("12345678:;".utf8))
    }

    @Test("emptied, it keeps no trace, also after one huge message")
    func reuse() {
        var buffer = MessageBuffer(joinLimit: 10)
        buffer.append(contentsOf: repeatElement(7, count: 1 << 20))
        buffer.removeAll()
        #expect(buffer.isEmpty)
        buffer.append("a")
        #expect(buffer.bytes == [97])
    }

    @Test("pieces of a message are delivered together, and the next message starts anew")
    func inbound() {
        var message = InboundMessage(limit: 4)
        let steps = [
            message.add([1, 2], isLast: false, isBinary: false),
            message.add([3, 4], isLast: true, isBinary: false),
            message.add([5], isLast: true, isBinary: false),
            message.add([1, 2, 3], isLast: false, isBinary: false),
            message.add([4, 5], isLast: true, isBinary: false),
        ]
        let refusal = InboundMessage.Step.close(code: 1009, reason: "a message may have 4 bytes")
        #expect(steps == [.wait, .deliver([1, 2, 3, 4]), .deliver([5]), .wait, refusal])
    }
}
