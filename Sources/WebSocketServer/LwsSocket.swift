import CLibwebsockets
import Foundation

/// One descriptor in the care of lws; confined to the service thread.
///
/// Lives as long as its target; once lws has forgotten the descriptor every call does nothing.
@safe final class LwsSocket {
    /// The bytes that lws may overwrite in front of a message.
    static let headroom = rl_lws_pre()

    private var raw: OpaquePointer?

    func attach(_ wsi: OpaquePointer) {
        unsafe raw = wsi
    }

    func detach() {
        unsafe raw = nil
    }

    /// Asks to be told when something can be written.
    func requestWritable() {
        guard let raw = unsafe raw else { return }
        unsafe lws_callback_on_writable(raw)
    }

    /// Sends the buffer as one text message; what the kernel does not take, lws keeps a copy of. False when broken.
    func send(_ message: inout MessageBuffer) -> Bool {
        guard let raw = unsafe raw else { return false }
        let count = message.count
        let written = unsafe message.storage.withUnsafeMutableBytes { bytes in
            // The buffer always has its headroom, so its base exists.
            guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return Int32(-1) }
            return unsafe lws_write(raw, start + Self.headroom, count, LWS_WRITE_TEXT)
        }
        return written >= count
    }

    /// Writes bytes of an HTTP response as they are. False when broken.
    func write(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let raw = unsafe raw else { return false }
        let written = unsafe bytes.withUnsafeBufferPointer { buffer in
            // Over HTTP/1.1, the only version allowed, lws hands these bytes to send() and neither needs room in
            // front of them nor writes to them.
            unsafe lws_write(raw, UnsafeMutablePointer(mutating: buffer.baseAddress), buffer.count, LWS_WRITE_HTTP)
        }
        return written >= bytes.count
    }

    /// Tells lws that the response is complete; false when the connection is to be closed.
    func completeTransaction() -> Bool {
        guard let raw = unsafe raw else { return false }
        return unsafe lws_http_transaction_completed(raw) == 0
    }

    /// Sets what the close frame says; the callback must then return `.close`.
    func explainClose(code: UInt16, reason: String) {
        guard let raw = unsafe raw else { return }
        var bytes = CloseReason.cut(reason)
        let status = lws_close_status(UInt32(code))
        unsafe bytes.withUnsafeMutableBufferPointer {
            unsafe lws_close_reason(raw, status, $0.baseAddress, $0.count)
        }
    }

    /// Closes the connection unless `limitTime` is called again within `seconds`.
    func limitTime(seconds: Int32) {
        guard let raw = unsafe raw else { return }
        unsafe lws_set_timeout(raw, PENDING_TIMEOUT_HTTP_CONTENT, seconds)
    }

    /// Closes the connection soon, without a word, from whatever callback this is.
    func dropSoon() {
        guard let raw = unsafe raw else { return }
        unsafe lws_set_timeout(raw, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC)
    }

    /// Stops or resumes looking at what comes in.
    func listen(_ listens: Bool) {
        guard let raw = unsafe raw else { return }
        unsafe lws_rx_flow_control(raw, listens ? 1 : 0)
    }

    /// Asks for a `.timeout` event; for rare things only, since lws spins through the last millisecond.
    func callBack(after microseconds: Int64) {
        guard let raw = unsafe raw else { return }
        unsafe lws_set_timer_usecs(raw, microseconds)
    }

    /// Says to the peer that nothing more will be sent.
    func finishSending() {
        guard let raw = unsafe raw else { return }
        unsafe shutdown(lws_get_socket_fd(raw), Int32(SHUT_WR))
    }

    /// The request line and the headers that matter; only while a request is handled.
    func readHead() -> RequestHead {
        guard let raw = unsafe raw else { return RequestHead() }
        return unsafe LwsHeaders(raw).head()
    }
}
