/// What has happened to processes between two moments.
struct ProcessChanges: Sendable {
    private(set) var started: [RunningProcess] = []
    private(set) var renamed: [(old: RunningProcess, new: RunningProcess)] = []
    let ended: [RunningProcess]

    init(from before: [Int: RunningProcess], to now: [RunningProcess]) {
        var missing = before
        for new in now {
            guard let old = before[new.id], old.startedSecondsAfterBoot == new.startedSecondsAfterBoot else {
                started.append(new)
                continue
            }
            missing[new.id] = nil
            if old.name != new.name { renamed.append((old, new)) }
        }
        ended = missing.values.sorted { $0.id < $1.id }
    }
}
