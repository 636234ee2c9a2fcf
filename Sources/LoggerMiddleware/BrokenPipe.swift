import Foundation

/// Keeps a write to a pipe that nobody reads any more from ending the process.
enum BrokenPipe {
    /// Runs `write` so that a broken pipe is an error of it and no signal.
    ///
    /// The signal is held back on this thread alone and taken when it came, so the process keeps its choice for others.
    static func survive(_ write: () throws -> Void) rethrows {
        var pipe = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&pipe)  // these calls fill sets of our own
        unsafe sigaddset(&pipe, SIGPIPE)
        let wasPending = isPending
        unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
        defer {
            var signal: Int32 = 0
            if !wasPending, isPending { unsafe sigwait(&pipe, &signal) }  // returns at once, since it is pending
            unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        try write()
    }

    private static var isPending: Bool {
        var pending = sigset_t()
        unsafe sigpending(&pending)  // fills a set of our own
        return unsafe sigismember(&pending, SIGPIPE) == 1
    }
}
