public import RexCore
internal import StateRendering

/// How an action becomes text; a ready-made one to choose by name, or a closure.
public struct ActionTransform<Action> {
    /// Formats an action and where it came from.
    public let format: (Action, ActionSource) -> String

    private init(format: @escaping (Action, ActionSource) -> String) {
        self.format = format
    }

    /// Calls a closure.
    public static func custom(_ format: @escaping (Action, ActionSource) -> String) -> ActionTransform {
        ActionTransform(format: format)
    }

    /// The action with its payload, and in a second line the file, line and function that dispatched it.
    public static var `default`: ActionTransform {
        ActionTransform { "\n🕹 \($0)\n🎪 \($1.file.split(separator: "/").last ?? ""):\($1.line) \($1.function)" }
    }

    /// The name of the action without its payload, `cart.add`.
    public static var actionNameOnly: ActionTransform {
        let renderer = StateRenderer()
        return ActionTransform { action, _ in "🕹 \(renderer.name(of: action))" }
    }
}
