import LogProtocol
import WebSocketServer

/// The retained events, up to the one that was the last when they were asked for, as a body that is sent by and by.
final class Download: ResponseStream {
    private var reader: FilteredReader
    private var text: TextForm?

    init(stream: EventStream, counts: ServingCounts, request: StreamRequest) {
        let start = ClientSession.Start(request.start)
        let bounded = StreamReader(stream: stream, counts: counts, start: start, through: stream.hello.last)
        reader = FilteredReader(bounded, filter: request.filter)
        text = request.format == .text ? TextForm(color: request.color) : nil
    }

    func nextPiece(into buffer: inout MessageBuffer) -> NextPiece {
        let limit = text == nil ? buffer.joinLimit : TextForm.stepBytes
        switch reader.read(into: &buffer, limit: limit, now: .now) {
        case .lines: break
        case .more: return .again
        case .idle, .dueSoon, .ended: guard reader.finish(into: &buffer) else { return .end }
        }
        text?.convert(&buffer)
        guard !buffer.isEmpty else { return .again }
        buffer.append(UInt8(ascii: "\n"))
        return .piece
    }
}
