internal import Foundation

extension RemoteLogger {
    /// A printer for `actionPrinter` of a logger: streams the text of each action, without newlines around it.
    public var actionPrinter: @Sendable (String) -> Void {
        { [capture, printedActions] text in
            let text = text.trimmingCharacters(in: .newlines)
            printedActions.note(capture.capture(store: "log", .actionText(text, source: nil)))
        }
    }

    /// A printer for `stateDiffPrinter` of a logger: streams the text of each change, and that nothing changed.
    ///
    /// It belongs to the action that ``actionPrinter`` has printed on the same thread right before.
    public var stateDiffPrinter: @Sendable (String?) -> Void {
        { [capture, printedActions] text in
            capture.capture(store: "log", .diffText(of: printedActions.take(), text: text))
        }
    }
}
