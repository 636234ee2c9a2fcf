/// One long text of lines.
package struct TextState: BenchmarkState {
    package var name: String
    package var cursor: Int
    package var text: String

    /// The same in every run.
    package static func sample(bytes: Int = 1_000_000) -> TextState {
        var random = SeededRandom(seed: 4)
        var text = ""
        var number = 0
        while text.utf8.count < bytes {
            text += "line \(number): \(random.word(20 + number % 40))\n"
            number += 1
        }
        return TextState(name: "document.txt", cursor: 0, text: text)
    }

    package mutating func apply(_ action: BenchmarkAction) {
        switch action {
        case .setQuantity(_, let quantity): cursor = quantity
        }
    }

    package func changed(by change: StateChange) -> TextState {
        var state = self
        if change == .elsewhere { state.cursor += 1 }
        guard change != .none, change != .elsewhere else { return state }
        var lines = text.split(separator: "\n").map { TextLine(text: String($0)) }
        lines.apply(change)
        state.text = lines.map { $0.text + "\n" }.joined()
        return state
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var text = text
        return text.withUTF8 { unsafe body(UnsafeRawBufferPointer($0)) }  // only compared
    }
}

private struct TextLine: ChangeableRow {
    var text: String

    static func another(id: Int, random: inout SeededRandom) -> TextLine {
        TextLine(text: "new \(id): \(random.word(40))")
    }

    mutating func changeLeaf() {
        text += "!"
    }

    mutating func changeSome() {
        text = "changed \(text.utf8.count)"
    }

    var rebuilt: TextLine { self }
}
