import CLibwebsockets

/// The one function that lws calls: finds the object, calls one method, answers in lws's numbers.
///
/// Captures nothing. Reasons that are of no interest are answered with 0, which lets lws go on.
func lwsCallback(
    wsi: OpaquePointer?,
    reason: lws_callback_reasons,
    user: UnsafeMutableRawPointer?,
    input: UnsafeMutableRawPointer?,
    length: Int
) -> Int32 {
    guard let wsi = unsafe wsi, let owner = unsafe lws_context_user(lws_get_context(wsi)) else { return 0 }
    let registry = unsafe Unmanaged<LwsRegistry>.fromOpaque(owner).takeUnretainedValue()
    // Comes on every protocol and after every adoption, so it must do no harm when there is nothing new.
    if reason == LWS_CALLBACK_EVENT_WAIT_CANCELLED {
        registry.woken()
        return 0
    }
    guard let event = unsafe lwsEvent(wsi, reason, input, length) else { return 0 }
    guard let known = unsafe lws_get_opaque_user_data(wsi) else { return event.verdictWithoutTarget }
    let socket = unsafe Unmanaged<LwsSocket>.fromOpaque(known).takeUnretainedValue()
    unsafe socket.attach(wsi)
    let verdict = registry.deliver(event, to: socket)
    if case .destroyed = event {
        socket.detach()
        registry.remove(socket)
    }
    return verdict.rawValue
}

extension LwsEvent {
    /// A connection that lws made by itself, such as an HTTP/2 stream, is not ours and is closed.
    fileprivate var verdictWithoutTarget: Int32 {
        if case .destroyed = self { return 0 }
        return LwsVerdict.close.rawValue
    }
}

private func lwsEvent(
    _ wsi: OpaquePointer,
    _ reason: lws_callback_reasons,
    _ input: UnsafeMutableRawPointer?,
    _ length: Int
) -> LwsEvent? {
    switch reason {
    case LWS_CALLBACK_HTTP: .request
    // `input` is not looked at here: in 4.1.6 it may dangle (CVE-2025-11677).
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: .upgradeRequested
    case LWS_CALLBACK_HTTP_WRITEABLE: .responseWritable
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: .bodyEnded
    case LWS_CALLBACK_ESTABLISHED: .opened
    case LWS_CALLBACK_SERVER_WRITEABLE: .writable
    case LWS_CALLBACK_RECEIVE:
        unsafe .received(
            [UInt8](UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)),
            isLast: lws_is_final_fragment(wsi) != 0,
            isBinary: lws_frame_is_binary(wsi) != 0
        )
    case LWS_CALLBACK_CLOSED: .closed
    case LWS_CALLBACK_RAW_RX_FILE: .readable
    case LWS_CALLBACK_TIMER: .timeout
    case LWS_CALLBACK_RAW_ADOPT: .unwanted
    case LWS_CALLBACK_WSI_DESTROY: .destroyed
    default: nil
    }
}
