import LogProtocol
import WebSocketServer

extension TextForm {
    /// The bytes of events that are turned into text at a time: that takes the service thread far longer than sending
    /// them as they are, and others wait meanwhile.
    static let stepBytes = 2_048

    /// Turns the lines in `buffer` into text; none may be left.
    mutating func convert(_ buffer: inout MessageBuffer) {
        var pages: [[UInt8]] = []
        for event in buffer.bytes.split(separator: UInt8(ascii: "\n")) { pages.append(lines(for: event)) }
        buffer.removeAll()
        buffer.append(contentsOf: pages.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
    }
}
