import Foundation

/// One end of a TCP connection over loopback, with Nagle's delay off.
package final class TCPSocket {
    let descriptor: Int32

    init(accepted descriptor: Int32) {
        self.descriptor = descriptor
        var on: Int32 = 1
        unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)  // C interface
    }

    /// Connects to a port of 127.0.0.1.
    package convenience init(connectingTo port: Int) throws(SocketError) {
        self.init(accepted: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        let result = unsafe sockaddr_in.loopback(port: port).withPointer {  // C interface
            unsafe connect(descriptor, $0, $1)
        }
        guard result == 0 else { throw SocketError("connect to port \(port)") }
    }

    deinit {
        close(descriptor)
    }

    /// Sends what the kernel takes at once; 0 when it takes nothing.
    package func send(_ bytes: ArraySlice<UInt8>) throws(SocketError) -> Int {
        let count = unsafe bytes.withUnsafeBytes {  // C interface
            unsafe Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if count >= 0 { return count }
        guard errno == EAGAIN else { throw SocketError("send") }
        return 0
    }

    /// Puts what has come into `buffer`.
    ///
    /// - Returns: How many bytes; 0 when the other end has closed, nil when nothing has come.
    package func receive(into buffer: inout [UInt8]) throws(SocketError) -> Int? {
        let count = unsafe buffer.withUnsafeMutableBytes {  // C interface
            unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
        }
        if count >= 0 { return count }
        guard errno == EAGAIN else { throw SocketError("receive") }
        return nil
    }
}

extension sockaddr_in {
    static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Calls `body` with the address in the form that the socket calls take.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        unsafe withUnsafePointer(to: self) {  // C interface
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
