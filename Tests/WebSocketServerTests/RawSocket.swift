import Foundation

/// A client's TCP connection that waits with a time limit, shares no code with the server and hides nothing.
final class RawSocket {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    enum Address {
        case v4
        case v6
    }

    /// Long enough for a loaded machine; a test that reaches it has failed.
    private static let patience: Int32 = 20_000

    private let descriptor: Int32

    init(port: Int, address: Address = .v4, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(address == .v4 ? AF_INET : AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4)  // C interface
        }
        let result = address == .v4 ? connectV4(port) : connectV6(port)
        guard result == 0 else { throw Failure(description: "connect to \(port): errno \(errno)") }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes {  // C interface
                unsafe Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { throw Failure(description: "send: errno \(errno)") }
            rest = rest.dropFirst(sent)
        }
    }

    /// Says that nothing more will be sent.
    func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// What has come, at least one byte; empty when the server has closed.
    func receive(atMost limit: Int = 65536) throws -> [UInt8] {
        try wait(for: Int16(POLLIN))
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = unsafe buffer.withUnsafeMutableBytes {  // C interface
            unsafe recv(descriptor, $0.baseAddress, limit, 0)
        }
        guard count >= 0 else { throw Failure(description: "receive: errno \(errno)") }
        return Array(buffer.prefix(count))
    }

    private func wait(for events: Int16) throws {
        var entry = pollfd(fd: descriptor, events: events, revents: 0)
        guard unsafe poll(&entry, 1, Self.patience) == 1 else {  // C interface
            throw Failure(description: "nothing came within \(Self.patience) ms")
        }
    }

    private func connectV4(_ port: Int) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return unsafe withUnsafePointer(to: &address) {  // C interface
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private func connectV6(_ port: Int) -> Int32 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = UInt16(port).bigEndian
        address.sin6_addr = in6addr_loopback
        return unsafe withUnsafePointer(to: &address) {  // C interface
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
            }
        }
    }
}
