/// Prints what waits in every printing logger of the process, and returns when it is printed.
///
/// Call it before the process ends, or now and then where `DispatchQueue.main`, the default queue of a logger, does
/// not run. Entries are printed on the calling thread.
public func flushLoggers() {
    PrintLane.flushAll()
}
