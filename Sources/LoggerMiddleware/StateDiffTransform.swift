internal import StateRendering

/// How a change of state becomes text; a ready-made one to choose by name, or a closure.
public struct StateDiffTransform<State> {
    /// Formats what changed; nil when nothing did. The state before is nil when it is not known.
    public let format: (State?, State) -> String?

    private init(format: @escaping (State?, State) -> String?) {
        self.format = format
    }

    /// Calls a closure.
    public static func custom(_ format: @escaping (State?, State) -> String?) -> StateDiffTransform {
        StateDiffTransform(format: format)
    }

    /// The changed lines of the two states as text, in the manner of `git diff`.
    ///
    /// The lines are those of `dumpToString`; with both states at hand they are found without writing the whole
    /// dumps, so that the cost follows the change and not the state.
    public static func diff(linesOfContext: Int = 2, prefixLines: String = "🏛 ") -> StateDiffTransform {
        let renderer = StateRenderer()
        let context = max(0, min(linesOfContext, Difference.maxLinesOfContext))
        return StateDiffTransform { before, after in
            if let before {
                return renderer.hunks(from: before, to: after, linesOfContext: context, prefix: prefixLines)
            }
            return Difference.diff(
                old: dumpToString(before),
                new: dumpToString(after),
                linesOfContext: context,
                prefixLines: prefixLines
            )
        }
    }

    /// The whole state after each action, also after one that changed nothing.
    public static func newStateOnly(prefixLines: String = "🏛 ") -> StateDiffTransform {
        StateDiffTransform { _, after in
            dumpToString(after).utf8.split(separator: UInt8(ascii: "\n"))
                .map { prefixLines + String(Substring($0)) }
                .joined(separator: "\n")
        }
    }

    /// One line for each path that changed, `🏛 State.cart.items[3].qty: 1 → 2`.
    ///
    /// - Parameters:
    ///   - prefixLines: What each line starts with.
    ///   - stateName: What stands for the whole state in a path.
    ///   - filters: Leaves out the changes whose path contains one of these texts; values are not searched.
    public static func recursive(
        prefixLines: String = "🏛 ",
        stateName: String = "State",
        filters: [String]? = nil
    ) -> StateDiffTransform {
        let difference = PathDifference()
        return StateDiffTransform { before, after in
            difference.lines(
                old: before ?? after,
                new: after,
                stateName: stateName,
                prefixLines: prefixLines,
                filters: filters ?? []
            )
        }
    }
}
