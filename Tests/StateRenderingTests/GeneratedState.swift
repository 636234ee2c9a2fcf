import Foundation

/// A state with fields of every kind, for property tests.
struct GeneratedState {
    enum Mode: String, CaseIterable { case idle, running, done }

    enum Load {
        case none
        case progress(Double)
        case failed(code: Int, reason: String)
        case rows([Row])
        case pair(Int, String?)
        indirect case nested(Load)
    }

    struct Row: Identifiable {
        var id: Int
        var isOn: Bool
        var title: String
        var price: Double
        var note: String?
        var tags: [String]
    }

    struct Plain {
        var small: UInt8
        var number: Int
        var text: String
    }

    final class Node {
        let value: Int
        var next: Node?
        let rows: [Plain]

        init(value: Int, next: Node?, rows: [Plain]) {
            self.value = value
            self.next = next
            self.rows = rows
        }
    }

    var count = 0
    var big = Int.max
    var ratio = 0.5
    var single: Float = 1.1
    var isOn = false
    var text = ""
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var data = Data()
    var bytes: [UInt8] = []
    var optional: Int??
    var mode = Mode.idle
    var load = Load.none
    var tuple: (Int, name: String) = (0, "")
    var rows: [Row] = []
    var plain: [Plain] = []
    var numbers: [Int] = []
    var doubles: [Double] = []
    var words: [String?] = []
    var byName: [String: Int] = [:]
    var rowsByMode: [Mode: [Plain]] = [:]
    var mixed: [AnyHashable: String] = [:]
    var flags: Set<String> = []
    var levels: Set<Int> = []
    var any: Any = 0
    var node: Node?
}

/// Makes states, and states that are a few steps away from others.
struct StateGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func state() -> GeneratedState {
        var state = GeneratedState()
        for _ in 0..<30 { step(&state) }
        return state
    }

    mutating func changed(_ state: GeneratedState) -> GeneratedState {
        var state = state
        for _ in 0..<below(8) { step(&state) }
        return state
    }

    private mutating func step(_ state: inout GeneratedState) {
        switch below(24) {
        case 0: state.count = below(5)
        case 1: state.big = Bool.random(using: &random) ? .max : below(5)
        case 2: state.ratio = double()
        case 3: state.single = Float(double())
        case 4: state.isOn.toggle()
        case 5: state.text = text()
        case 6: state.date = Date(timeIntervalSinceReferenceDate: double() * 1e9)
        case 7: state.data = Data((0..<below(20)).map { UInt8($0) })
        case 8: state.bytes = (0..<below(4)).map { UInt8($0) }
        case 9: state.optional = [nil, .some(nil), 1, 2][below(4)]
        case 10: state.mode = .allCases[below(3)]
        case 11: state.load = load()
        case 12: state.tuple = (below(3), text())
        case 13: edit(&state.rows) { $0.row() }
        case 14: edit(&state.plain) { $0.plain() }
        case 15: edit(&state.numbers) { $0.below(6) }
        case 16: edit(&state.doubles) { $0.double() }
        case 17: edit(&state.words) { $0.below(4) == 0 ? nil : $0.text() }
        case 18: state.byName[text()] = below(3) == 0 ? nil : below(9)
        case 19: edit(&state.rowsByMode[.allCases[below(3)], default: []]) { $0.plain() }
        case 20: state.mixed[[1, "1", 1.5, "b"][below(4)]] = below(3) == 0 ? nil : text()
        case 21: _ = below(2) == 0 ? state.flags.remove(text()) != nil : state.flags.insert(text()).inserted
        case 22: state.any = anything(state)
        default: state.node = node(state)
        }
    }

    private mutating func edit<Element>(_ list: inout [Element], _ make: (inout StateGenerator) -> Element) {
        for _ in 0...below(3) {
            switch below(list.isEmpty ? 1 : 7) {
            case 0, 1: list.insert(make(&self), at: below(list.count + 1))
            case 2: list.remove(at: below(list.count))
            case 3: list.insert(list.remove(at: below(list.count)), at: below(list.count + 1))
            case 4: list[below(list.count)] = make(&self)
            case 5: list.swapAt(below(list.count), below(list.count))
            default: list = below(9) == 0 ? list.reversed() : list + [make(&self), make(&self)]
            }
        }
        list = Array(list.prefix(16))
    }

    private mutating func row() -> GeneratedState.Row {
        .init(
            id: below(30),
            isOn: below(2) == 0,
            title: text(),
            price: double(),
            note: below(2) == 0 ? nil : text(),
            tags: [text()]
        )
    }

    private mutating func plain() -> GeneratedState.Plain {
        .init(small: UInt8(below(2)), number: below(3), text: text())
    }

    private mutating func load() -> GeneratedState.Load {
        switch below(6) {
        case 0: .none
        case 1: .progress(double())
        case 2: .failed(code: below(3), reason: text())
        case 3: .rows((0..<below(4)).map { _ in row() })
        case 4: .pair(below(3), below(2) == 0 ? nil : text())
        default: .nested(load())
        }
    }

    private mutating func anything(_ state: GeneratedState) -> Any {
        [
            below(3), text(), plain(), [1, "a"] as [Any], state.rows, Int?.none as Any, double(), state.node as Any,
            row(),
        ][below(9)]
    }

    private mutating func node(_ state: GeneratedState) -> GeneratedState.Node? {
        switch below(4) {
        case 0: nil
        case 1: .init(value: below(3), next: nil, rows: state.plain)
        default: .init(value: below(3), next: state.node?.next == nil ? state.node : nil, rows: state.plain)
        }
    }

    private mutating func double() -> Double {
        [0, -0.0, 1, 0.1, -2.5, .nan, .infinity, 1e16, 9_007_199_254_740_994, 1.0 / 3][below(10)]
    }

    private mutating func text() -> String {
        let texts = [
            "", "a", "b", "$a", "a/b", "a~b", "é", "e\u{301}", "\u{1B}[31m\n",
            "a text that is long enough for the heap",
            "\"quoted\\\"", "\u{85}\u{7F}", "👩‍👩‍👧", "1",
        ]
        return texts[below(texts.count)]
    }

    private mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<max(1, limit), using: &random)
    }
}
