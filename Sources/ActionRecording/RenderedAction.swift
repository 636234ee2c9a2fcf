package import StateRendering

/// An action as JSON: its name, a string, and its value behind it, in one piece of memory.
package struct RenderedAction: Sendable {
    /// Name and value without anything between them.
    package let json: [UInt8]

    /// Where the name ends and the value begins.
    package let nameEnd: Int

    /// Renders an action.
    ///
    /// - Parameter maxBytes: what stands for a longer value says only how long it is.
    package init<Action>(_ action: Action, by renderer: StateRenderer, maxBytes: Int = .max) {
        let (json, nameEnd) = renderer.action(action)
        let count = json.count - nameEnd
        self.json = count > maxBytes ? json[..<nameEnd] + JSONWriter.cut(bytes: count) : json
        self.nameEnd = nameEnd
    }

    /// Joins a name and a value that is JSON already.
    init(name: String, value: [UInt8]) {
        var json = JSONWriter()
        json.string(name)
        nameEnd = json.bytes.count
        self.json = json.bytes + value
    }
}
