/// The processes that run at one moment.
struct ProcessTable: Sendable {
    private(set) var samples: [ProcessSample] = []

    /// What was odd about the last process that is left out; nil when none is.
    private(set) var problem: ReadingProblem?

    init(_ proc: ProcFiles) throws(ReadingProblem) {
        for id in try proc.processIDs() {
            guard let stat = try? proc.read("\(id)/stat") else { continue }  // it has ended in the meantime
            do throws(ReadingProblem) {
                if let sample = try ProcessSample(id: id, stat) { samples.append(sample) }
            } catch {
                problem = error
            }
        }
    }

    var processes: [RunningProcess] { samples.map(\.process) }

    /// What each process has used, by its id.
    var cpuSeconds: [Int: Double] {
        Dictionary(uniqueKeysWithValues: samples.map { ($0.process.id, $0.cpuSeconds) })
    }
}
