import Foundation

/// Owns a socket that listens on one of the two addresses that only this machine reaches.
@safe struct LwsListeningSocket: ~Copyable {
    /// Why the system refused, as `errno`.
    struct Refusal: Error {
        let number: Int32
    }

    let port: Int
    private let descriptor: OwnedDescriptor

    /// Port 0 takes a free one.
    init(_ address: LoopbackAddress, port: Int) throws(Refusal) {
        let number = socket(address == .v4 ? AF_INET : AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        guard number >= 0 else { throw Refusal(number: errno) }
        let descriptor = OwnedDescriptor(number)
        prepare(number)
        // A port whose last connections linger in TIME_WAIT can be had at once; one that is listened on can't.
        setOption(number, SOL_SOCKET, SO_REUSEADDR, 1)
        // Accepted sockets inherit it: more would only hold stale events for a client that does not read.
        setOption(number, SOL_SOCKET, SO_SNDBUF, 256 * 1024)
        let bound = address == .v4 ? Self.bindV4(number, port) : Self.bindV6(number, port)
        guard bound == 0, listen(number, 128) == 0 else { throw Refusal(number: errno) }
        self.port = Self.boundPort(number)
        self.descriptor = descriptor
    }

    /// Leaves the closing to the caller.
    consuming func release() -> Int32 {
        descriptor.release()
    }

    private static func bindV4(_ descriptor: Int32, _ port: Int) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func bindV6(_ descriptor: Int32, _ port: Int) -> Int32 {
        setOption(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 1)
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = UInt16(port).bigEndian
        address.sin6_addr = in6addr_loopback
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
            }
        }
    }

    /// The port stands at the same place in both kinds of address.
    private static func boundPort(_ descriptor: Int32) -> Int {
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = unsafe withUnsafeMutablePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length)
            }
        }
        return Int(UInt16(bigEndian: address.sin6_port))
    }
}
