/// Everything that can happen in the monitor.
enum SystemAction: Sendable {
    case ticked(Tick)
    case load(LoadAction)
    case memory(MemoryAction)
    case network(NetworkAction)
    case processes(ProcessesAction)
}

// What lifts need: the action of one feature, nil for those of the others.
extension SystemAction {
    var tick: Tick? {
        if case .ticked(let tick) = self { tick } else { nil }
    }

    var load: LoadAction? {
        if case .load(let action) = self { action } else { nil }
    }

    var memory: MemoryAction? {
        if case .memory(let action) = self { action } else { nil }
    }

    var network: NetworkAction? {
        if case .network(let action) = self { action } else { nil }
    }

    var processes: ProcessesAction? {
        if case .processes(let action) = self { action } else { nil }
    }
}
