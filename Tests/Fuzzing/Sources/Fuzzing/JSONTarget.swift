import Foundation
import StateRendering

/// The JSON writers: both must write the same, and Foundation must read back what was written.
enum JSONTarget {
    static func run(_ input: inout FuzzInput) {
        let state = FuzzedState(&input)
        let json = Rendered.value(state)
        guard let object = Rendered.parsed(json) as? [String: Any] else { fatalError("an object that is none") }
        require(JSONCheck.isText(object["text"], state.text), "another text")
        require(JSONCheck.isWhole(object["whole"], state.whole), "another whole number")
        require(JSONCheck.isWhole(object["natural"], state.natural), "another natural number")
        require(JSONCheck.isWhole(object["small"], state.small), "another small number")
        require(JSONCheck.isFraction(object["fraction"], state.fraction), "another fraction")
        require(JSONCheck.isFraction(object["single"], state.single), "another single fraction")
        require(JSONCheck.isData(object["data"], state.data), "other data")
        require(JSONCheck.isText(object["id"], state.id.uuidString), "another id")
        require(object["isOn"] as? Bool == state.isOn, "another truth")
        require(state.note.map { JSONCheck.isText(object["note"], $0) } ?? (object["note"] is NSNull), "another note")
        let texts = object["texts"] as? [Any] ?? []
        require(texts.count == state.texts.count, "more or fewer texts")
        require(zip(texts, state.texts).allSatisfy { JSONCheck.isText($0, $1) }, "other texts")
        let counts = object["counts"] as? [String: Any] ?? [:]
        require(counts.count == state.counts.count, "more or fewer counts")
        for (name, count) in state.counts {
            require(JSONCheck.isWhole(counts[name.utf8.first == 0x24 ? "$" + name : name], count), "another count")
        }
    }
}
