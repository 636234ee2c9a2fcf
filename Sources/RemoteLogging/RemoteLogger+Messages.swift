public import ActionRecording
internal import LogProtocol

extension RemoteLogger {
    /// Streams a plain message.
    ///
    /// - Parameters:
    ///   - text: What to say.
    ///   - level: How much it matters.
    ///   - metadata: Names and values that belong to it, shown in the order of the names.
    ///   - label: What says it, shown where an action shows its store.
    ///   - file: The file of the call, as `#fileID`.
    ///   - function: The function of the call.
    ///   - line: The line of the call.
    public func log(
        _ text: String,
        level: LogLevel = .info,
        metadata: [String: String] = [:],
        label: String = "log",
        file: String = #fileID,
        function: String = #function,
        line: UInt = #line
    ) {
        let source = CallSite(file: file, function: function, line: line)
        capture.capture(
            store: label,
            .message(level: level, text: text, metadata: metadata, source: source)
        )
    }

    /// Draws a line into the stream, to find the place again.
    public func mark(_ text: String) {
        capture.capture(store: "", .mark(text))
    }
}
