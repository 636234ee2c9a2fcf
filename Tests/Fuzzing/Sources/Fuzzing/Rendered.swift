import Foundation
import StateRendering

/// What both tiers write, which must be the same.
enum Rendered {
    private static let fast = StateRenderer(tier: .full)
    private static let plain = StateRenderer(tier: .publicOnly)

    static func value<Value>(_ value: Value) -> [UInt8] {
        written { $0.write(value, to: &$1) }
    }

    static func changes<State>(from old: State, to new: State) -> [UInt8] {
        written { $0.writeChanges(from: old, to: new, to: &$1) }
    }

    static func parsed(_ json: [UInt8]) -> Any {
        do {
            return try JSONSerialization.jsonObject(with: Data(json), options: .fragmentsAllowed)
        } catch {
            fatalError("no JSON: \(error)")
        }
    }

    private static func written(_ write: (StateRenderer, inout JSONWriter) -> Void) -> [UInt8] {
        var (fastWriter, plainWriter) = (JSONWriter(), JSONWriter())
        write(fast, &fastWriter)
        write(plain, &plainWriter)
        require(fastWriter.bytes == plainWriter.bytes, "\(fastWriter.text) by plan, \(plainWriter.text) by reflection")
        requireNoControls(fastWriter.bytes)
        return fastWriter.bytes
    }

    /// People read lines in terminals: C0, DEL and C1 are escaped.
    private static func requireNoControls(_ json: [UInt8]) {
        require(json.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a control character")
        require(!zip(json, json.dropFirst()).contains { $0 == 0xC2 && $1 < 0xA0 }, "a control character of C1")
    }
}
