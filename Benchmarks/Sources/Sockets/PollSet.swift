import Foundation

/// Sockets that are waited for together.
package struct PollSet {
    /// What a socket is waited for.
    package enum Readiness {
        case reading, writing
    }

    private var entries: [pollfd]

    package init(_ sockets: [TCPSocket], for readiness: Readiness) {
        let events = Int16(readiness == .reading ? POLLIN : POLLOUT)
        entries = sockets.map { pollfd(fd: $0.descriptor, events: events, revents: 0) }
    }

    /// Waits until a socket is ready or broken.
    ///
    /// - Returns: The positions of those that are; none when `seconds` have passed.
    package mutating func wait(seconds: Int) throws(SocketError) -> [Int] {
        let count = unsafe poll(&entries, nfds_t(entries.count), Int32(seconds * 1000))  // C interface
        guard count >= 0 || errno == EINTR else { throw SocketError("poll") }
        return entries.indices.filter { entries[$0].revents != 0 }
    }

    /// Waits for the socket at this position no longer.
    package mutating func leaveOut(_ position: Int) {
        entries[position].fd = -1
        entries[position].revents = 0
    }
}
