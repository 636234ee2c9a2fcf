import Foundation

/// The processor time of a thread.
enum ThreadCPU {
    /// What the calling thread has used, in nanoseconds.
    static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)  // there is no other way to ask for one thread
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
