/// What is known of a process for as long as it runs.
struct RunningProcess: Sendable, Identifiable {
    let id: Int
    var name: String
    let parent: Int

    /// Tells it from a later process with the same id.
    let startedSecondsAfterBoot: Double
}
