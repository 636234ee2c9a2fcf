import CLibwebsockets
import Foundation

/// The structures that lws reads at creation, some of which it keeps pointing to as long as its context lives.
@safe final class LwsSettings {
    /// One `send()` may carry this much; left at its default, lws sends 4 KiB per poll and copies the rest.
    private static let sendBytes = 128 * 1024
    private static let receiveBytes = 4096
    /// Up to so many descriptors lws may keep a table of all; above, as in some containers, it would want gigabytes.
    private static let tableLimit = 1 << 20
    /// Listeners, timer, wake-up and connections that are being turned away.
    private static let otherDescriptors = 128

    private let name: UnsafeMutablePointer<CChar>
    private let alpn: UnsafeMutablePointer<CChar>
    private let host: UnsafeMutablePointer<CChar>
    private let protocols: UnsafeMutablePointer<lws_protocols>
    private let retry: UnsafeMutablePointer<lws_retry_bo_t>
    private let info: UnsafeMutablePointer<lws_context_creation_info>

    init(configuration: ServerConfiguration) {
        unsafe name = Self.copy(configuration.subprotocol)
        unsafe alpn = Self.copy("http/1.1")
        unsafe host = Self.copy("localhost")
        unsafe protocols = .allocate(capacity: 2)
        unsafe protocols.initialize(repeating: lws_protocols(), count: 2)  // the second one ends the list
        unsafe protocols[0].name = UnsafePointer(name)
        unsafe protocols[0].callback = { unsafe lwsCallback(wsi: $0, reason: $1, user: $2, input: $3, length: $4) }
        unsafe protocols[0].rx_buffer_size = Self.receiveBytes
        unsafe protocols[0].tx_packet_size = Self.sendBytes
        unsafe retry = .allocate(capacity: 1)
        unsafe retry.initialize(to: lws_retry_bo_t())
        unsafe retry.pointee.secs_since_valid_ping = Self.seconds(configuration.pingInterval)
        unsafe retry.pointee.secs_since_valid_hangup = Self.seconds(configuration.hangUpAfter)
        unsafe info = .allocate(capacity: 1)
        unsafe info.initialize(to: lws_context_creation_info())
        fill(configuration)
    }

    deinit {
        unsafe free(name)
        unsafe free(alpn)
        unsafe free(host)
        unsafe protocols.deallocate()
        unsafe retry.deallocate()
        unsafe info.deallocate()
    }

    func context(owner: UnsafeMutableRawPointer) -> UnsafeMutablePointer<lws_context_creation_info> {
        unsafe info.pointee.user = unsafe owner
        return unsafe info
    }

    func vhost(owner: UnsafeMutableRawPointer) -> UnsafeMutablePointer<lws_context_creation_info> {
        unsafe info.pointee.user = nil
        unsafe info.pointee.protocols = unsafe UnsafePointer(protocols)
        return unsafe info
    }

    private func fill(_ configuration: ServerConfiguration) {
        unsafe info.pointee.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_VALIDATE_UTF8)
        unsafe info.pointee.port = CONTEXT_PORT_NO_LISTEN_SERVER  // the listening sockets are ours
        unsafe info.pointee.vhost_name = unsafe UnsafePointer(host)
        unsafe info.pointee.alpn = unsafe UnsafePointer(alpn)  // HTTP/2 has known holes in 4.1.6
        unsafe info.pointee.retry_and_idle_policy = unsafe UnsafePointer(retry)
        unsafe info.pointee.max_http_header_data2 = UInt32(clamping: configuration.maxHeaderBytes)
        if descriptorLimit() > Self.tableLimit {
            unsafe info.pointee.fd_limit_per_thread = UInt32(clamping: configuration.maxClients + Self.otherDescriptors)
        }
        // One for every connection: who reads a response slowly must not hold up the others' requests.
        unsafe info.pointee.max_http_header_pool2 = UInt32(clamping: configuration.maxClients)
    }

    private static func seconds(_ duration: Duration) -> UInt16 {
        UInt16(clamping: max(1, duration.components.seconds))
    }

    private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
        guard let copy = unsafe strdup(text) else { preconditionFailure("out of memory for \(text)") }
        return unsafe copy
    }
}
