import Foundation

/// Listens on a free port of 127.0.0.1.
package final class TCPListener {
    private let descriptor: Int32

    /// The port that the system has chosen.
    package let port: Int

    package init() throws(SocketError) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.descriptor = descriptor
        let bound = unsafe sockaddr_in.loopback(port: 0).withPointer { unsafe bind(descriptor, $0, $1) }  // C interface
        guard bound == 0, listen(descriptor, 128) == 0 else { throw SocketError("listen") }
        port = Self.port(of: descriptor)
    }

    deinit {
        close(descriptor)
    }

    /// Waits for a connection.
    package func accept() throws(SocketError) -> TCPSocket {
        let accepted = Foundation.accept(descriptor, nil, nil)
        guard accepted >= 0 else { throw SocketError("accept") }
        return TCPSocket(accepted: accepted)
    }

    private static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        unsafe withUnsafeMutablePointer(to: &address) {  // C interface
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = unsafe getsockname(descriptor, $0, &size)
            }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
