enum ProcessesAction: SampledAction {
    /// Those that ran before the monitor did.
    case found([RunningProcess])
    case started(RunningProcess)
    case renamed(id: Int, from: String, to: String)
    case ended(id: Int, name: String)
    case ranked([BusyProcess])
    case unreadable(ReadingProblem)
    case readableAgain
}
