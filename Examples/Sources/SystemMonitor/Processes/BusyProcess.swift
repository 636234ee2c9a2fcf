/// A row among the processes that use the most processor time.
struct BusyProcess: Sendable, Identifiable {
    let id: Int
    let name: String
    let cpuPercent: Double
    let memoryMB: Int

    /// The busiest first, five at most.
    ///
    /// - Parameter before: the table of an earlier moment; a process that was not in it has used all of its time since.
    static func ranking(
        _ now: ProcessTable,
        since before: ProcessTable,
        elapsedSeconds: Double
    ) -> [BusyProcess] {
        let cpuSecondsBefore = before.cpuSeconds
        let busy = now.samples.compactMap { sample -> BusyProcess? in
            let process = sample.process
            let seconds = sample.cpuSeconds - cpuSecondsBefore[process.id, default: 0]
            let percent = (seconds / elapsedSeconds * 100).rounded()
            guard percent >= 1 else { return nil }
            return BusyProcess(id: process.id, name: process.name, cpuPercent: percent, memoryMB: sample.memoryMB)
        }
        return Array(busy.sorted { ($1.cpuPercent, $0.id) < ($0.cpuPercent, $1.id) }.prefix(5))
    }
}
