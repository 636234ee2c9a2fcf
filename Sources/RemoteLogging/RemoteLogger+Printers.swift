extension RemoteLogger {
    /// A printer for the seed's `actionPrinter`: streams the text of each action.
    public var actionPrinter: @Sendable (String) -> Void {
        { [capture] text in
            capture.capture(store: "log", .actionText(text, source: nil))
        }
    }

    /// A printer for the seed's `stateDiffPrinter`: streams the text of each change, and that nothing changed.
    public var stateDiffPrinter: @Sendable (String?) -> Void {
        { [capture] text in
            capture.capture(store: "log", .diffText(of: nil, text: text))
        }
    }
}
