import CLibwebsockets
import Locking

/// Where lws's own messages go: its log is one for the whole process.
///
/// Nothing is printed, since most of them a peer can cause at will; the last one is kept for whoever has to explain a
/// failure.
enum LwsLog {
    private static let last = Locked<String?>(nil)

    /// Takes lws's log over; before every context, since other users of lws in the process may have set their own.
    static func begin() {
        last.withLock { $0 = nil }
        unsafe lws_set_log_level(LLL_ERR | LLL_WARN) { unsafe LwsLog.keep($1) }
    }

    /// The last error or warning, without its line end.
    static var lastMessage: String? { last.withLock { $0 } }

    fileprivate static func keep(_ line: UnsafePointer<CChar>?) {
        guard let line = unsafe line else { return }
        let text = unsafe String(cString: line)
        let message = String(text.prefix(200).filter { !$0.isNewline })
        last.withLock { $0 = message }
    }
}
