import CLibwebsockets
import Foundation

// What differs between systems. The portable forms also work on Linux: build with `-Xswiftc -DPORTABLE_SYSTEM_CALLS`
// to test them there.

#if os(Linux) && !PORTABLE_SYSTEM_CALLS

    /// Takes one waiting connection, not blocking and closed on exec; -1 with `errno` when there is none.
    func acceptConnection(on listener: Int32) -> Int32 {
        rl_lws_accept(listener)
    }

    /// A clock that lws can watch: its descriptor becomes readable once the time is up.
    ///
    /// lws's own timers spin through their last millisecond, which at 5 ms costs a quarter of a core.
    final class AlarmClock {
        private let descriptor: Int32

        init?() {
            descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
            if descriptor < 0 { return nil }
        }

        /// For lws to watch and, in the end, to close.
        func watchedDescriptor() -> Int32 { descriptor }

        /// Rings once, this much later.
        func set(to delay: Duration) {
            let (seconds, attoseconds) = delay.components
            var time = itimerspec()
            time.it_value.tv_sec = Int(seconds)
            time.it_value.tv_nsec = max(1, Int(attoseconds / 1_000_000_000))
            unsafe timerfd_settime(descriptor, 0, &time, nil)
        }

        /// Stops the ringing.
        func silence() {
            discardInput(descriptor)
        }
    }

#else

    /// Takes one waiting connection, not blocking and closed on exec; -1 with `errno` when there is none.
    func acceptConnection(on listener: Int32) -> Int32 {
        let descriptor = accept(listener, nil, nil)
        if descriptor >= 0 { prepare(descriptor) }
        return descriptor
    }

    /// A clock that lws can watch: its descriptor becomes readable once the time is up.
    ///
    /// A dispatch timer writes a byte into a pipe.
    final class AlarmClock: Sendable {
        private let input: Int32
        private let output: Int32

        init?() {
            var ends: [Int32] = [-1, -1]
            if unsafe pipe(&ends) != 0 { return nil }
            input = ends[0]
            output = ends[1]
            prepare(input)
            prepare(output)
        }

        deinit {
            close(input)
            close(output)
        }

        /// For lws to watch and, in the end, to close.
        ///
        /// A copy: the block that a late timer runs keeps this object, and so both ends of the pipe, open.
        func watchedDescriptor() -> Int32 { fcntl(input, F_DUPFD_CLOEXEC, 0) }

        /// Rings once, this much later.
        func set(to delay: Duration) {
            let (seconds, attoseconds) = delay.components
            let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
            DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
                var byte: UInt8 = 1
                unsafe write(self.output, &byte, 1)
            }
        }

        /// Stops the ringing.
        func silence() {
            discardInput(input)
        }
    }

#endif

/// Makes a descriptor not blocking and closed on exec.
func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
        setOption(descriptor, SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
}

/// Reads what there is and forgets it; true when the other side has said its last.
@discardableResult
func discardInput(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count == 0 { return true }
        if count < 0 { return errno != EAGAIN && errno != EINTR }
        if count < buffer.count { return false }
    }
}

/// Sends what the socket takes at once.
func sendAtOnce(_ bytes: [UInt8], to descriptor: Int32) {
    #if canImport(Darwin)
        let flags: Int32 = 0
    #else
        let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, flags) }
}

/// Sets an integer option of a socket.
func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    unsafe setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
}

/// How many descriptors this process may have.
func descriptorLimit() -> Int {
    var limit = rlimit()
    #if canImport(Darwin)
        let found = unsafe getrlimit(RLIMIT_NOFILE, &limit)
    #else
        let found = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    return found == 0 ? Int(clamping: limit.rlim_cur) : 256
}

/// What the system calls this error.
func describe(error: Int32) -> String {
    unsafe String(cString: strerror(error))
}
