import RexCore

/// Rows, of which each action changes one value in one.
struct LoadState: Sendable {
    struct Row: Sendable, Identifiable {
        let id: Int
        let name: String
        var touches = 0
    }

    private(set) var rows: [Row]

    init(rows count: Int) {
        rows = (0..<count).map { Row(id: $0, name: "row \($0)") }
    }

    fileprivate mutating func touch(_ row: Int) {
        rows[row].touches += 1
    }
}

extension Reducer where ActionType == LoadAction, StateType == LoadState {
    static var load: Reducer {
        .reduce { action, state in
            switch action {
            case .touch(let row, _): state.touch(row)
            }
        }
    }
}
