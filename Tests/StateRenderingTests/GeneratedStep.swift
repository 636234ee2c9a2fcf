import StateRendering
import Testing

/// A value on its way through small changes; at each it is held what changes promise.
struct GeneratedStep<Value> {
    private let limits: RenderingLimits
    private let redaction: RedactionRules
    private(set) var value: Value
    private(set) var text: [UInt8]
    private var json: JSONValue

    init(_ value: Value, limits: RenderingLimits = .init(), redaction: RedactionRules = .init()) throws {
        self.limits = limits
        self.redaction = redaction
        self.value = value
        text = try Self.text(of: value, limits, redaction)
        json = try JSONValue(parsing: text)
    }

    /// Goes on to `new`.
    /// - Returns: the list of changes.
    @discardableResult
    mutating func advance(to new: Value) throws -> [UInt8] {
        let newText = try Self.text(of: new, limits, redaction)
        let newJSON = try JSONValue(parsing: newText)
        let changes = try [RenderingTier.full, .publicOnly].map { tier in
            var writer = JSONWriter()
            let renderer = StateRenderer(limits: limits, tier: tier, redaction: redaction)
            let count = renderer.writeChanges(from: value, to: new, to: &writer)
            func hold(_ promise: String, _ isTrue: Bool) throws {
                if !isTrue { throw BrokenPromise("\(promise), \(tier)", text, newText, writer.bytes) }
            }
            let patch = try JSONPatch(parsing: writer.bytes)
            try hold("the count is that of the list", patch.operations.count == count)
            try hold("no changes is the same as no difference", patch.operations.isEmpty == (text == newText))
            try hold("isUnchanged is no changes", renderer.isUnchanged(value, new) == patch.operations.isEmpty)
            try hold("applied they give the new value", (try? patch.applied(to: json)) == newJSON)
            try hold("undone they give the old value", (try? patch.undone(on: newJSON)) == json)
            return writer.bytes
        }
        defer { (value, text, json) = (new, newText, newJSON) }
        guard changes[0] == changes[1] else {
            throw BrokenPromise(
                "both tiers have the same changes",
                kind: .tiersAgree,
                text,
                newText,
                changes[0],
                changes[1]
            )
        }
        return changes[0]
    }

    private static func text(
        of value: Value,
        _ limits: RenderingLimits,
        _ redaction: RedactionRules
    ) throws -> [UInt8] {
        var (full, oracle) = (JSONWriter(), JSONWriter())
        StateRenderer(limits: limits, tier: .full, redaction: redaction).write(value, to: &full)
        StateRenderer(limits: limits, tier: .publicOnly, redaction: redaction).write(value, to: &oracle)
        guard full.bytes == oracle.bytes else {
            throw BrokenPromise("both tiers have the same text", full.bytes, oracle.bytes)
        }
        return full.bytes
    }
}
