public import Dispatch
public import RexCore

extension MiddlewareProtocol {
    /// Logs the actions and the state changes that this middleware sees, as text.
    ///
    /// Transforms and printers run on `queue`, never on the thread that dispatches; states that share mutable references
    /// with the store are therefore read later than they were taken.
    ///
    /// - Parameters:
    ///   - actionFilter: Which actions are logged; the middleware itself gets every one.
    ///   - actionTransform: Formats an action and its source.
    ///   - actionPrinter: Writes that text. Default: the unified log on Apple systems, standard error elsewhere.
    ///   - stateDiffTransform: Formats what changed; nil means that nothing has. The state before is never nil here; the
    ///     default compares the two states line by line, with 2 lines of context.
    ///   - stateDiffPrinter: Writes that text; nil means that nothing has changed.
    ///   - queue: Where all four run. The default needs a main run loop or `dispatchMain()`; in a process without one
    ///     pass a serial queue of your own, or call ``flushLoggers()``. Use a serial queue to keep the order.
    public func logger(
        actionFilter: @escaping (InputActionType) -> Bool = { _ in true },
        actionTransform: @escaping (InputActionType, ActionSource) -> String = ActionTransform.default.format,
        actionPrinter: @escaping (String) -> Void = LogPrinter.osLog.print,
        stateDiffTransform: @escaping (StateType?, StateType) -> String? = StateDiffTransform.diff().format,
        stateDiffPrinter: @escaping (String?) -> Void = LogPrinter.osLog.printStateDiff,
        queue: DispatchQueue = .main
    ) -> LoggerMiddleware<Self> {
        LoggerMiddleware(
            wrapping: self,
            actionFilter: actionFilter,
            log: PrintedLog(
                actionTransform: actionTransform,
                actionPrinter: actionPrinter,
                stateDiffTransform: stateDiffTransform,
                stateDiffPrinter: stateDiffPrinter,
                lane: PrintLane(queue: queue)
            )
        )
    }

    /// Logs the actions and the state changes that this middleware sees, by ready-made transforms and printers.
    ///
    /// ```swift
    /// middleware.logger(actionTransform: .actionNameOnly, stateDiffTransform: .recursive(), queue: logQueue)
    /// ```
    ///
    /// A closure of your own among named ones is written `.custom { … }`.
    @_disfavoredOverload  // `logger()` and `logger(queue:)` mean the form with closures
    public func logger(
        actionFilter: @escaping (InputActionType) -> Bool = { _ in true },
        actionTransform: ActionTransform<InputActionType> = .default,
        actionPrinter: LogPrinter = .osLog,
        stateDiffTransform: StateDiffTransform<StateType> = .diff(),
        stateDiffPrinter: LogPrinter = .osLog,
        queue: DispatchQueue = .main
    ) -> LoggerMiddleware<Self> {
        logger(
            actionFilter: actionFilter,
            actionTransform: actionTransform.format,
            actionPrinter: actionPrinter.print,
            stateDiffTransform: stateDiffTransform.format,
            stateDiffPrinter: stateDiffPrinter.printStateDiff,
            queue: queue
        )
    }
}

extension LoggerMiddleware {
    /// A logger of everything in the app, as text: `LoggerMiddleware.default() <> MyOtherMiddleware().lift(…)`.
    ///
    /// The parameters are those of `logger()` on a middleware.
    public static func `default`<Input, Output, State>(
        actionFilter: @escaping (Input) -> Bool = { _ in true },
        actionTransform: @escaping (Input, ActionSource) -> String = ActionTransform.default.format,
        actionPrinter: @escaping (String) -> Void = LogPrinter.osLog.print,
        stateDiffTransform: @escaping (State?, State) -> String? = StateDiffTransform.diff().format,
        stateDiffPrinter: @escaping (String?) -> Void = LogPrinter.osLog.printStateDiff,
        queue: DispatchQueue = .main
    ) -> LoggerMiddleware<IdentityMiddleware<Input, Output, State>>
    where M == IdentityMiddleware<Input, Output, State> {
        IdentityMiddleware<Input, Output, State>().logger(
            actionFilter: actionFilter,
            actionTransform: actionTransform,
            actionPrinter: actionPrinter,
            stateDiffTransform: stateDiffTransform,
            stateDiffPrinter: stateDiffPrinter,
            queue: queue
        )
    }

    /// A logger of everything in the app, by ready-made transforms and printers.
    @_disfavoredOverload  // `default()` means the form with closures
    public static func `default`<Input, Output, State>(
        actionFilter: @escaping (Input) -> Bool = { _ in true },
        actionTransform: ActionTransform<Input> = .default,
        actionPrinter: LogPrinter = .osLog,
        stateDiffTransform: StateDiffTransform<State> = .diff(),
        stateDiffPrinter: LogPrinter = .osLog,
        queue: DispatchQueue = .main
    ) -> LoggerMiddleware<IdentityMiddleware<Input, Output, State>>
    where M == IdentityMiddleware<Input, Output, State> {
        IdentityMiddleware<Input, Output, State>().logger(
            actionFilter: actionFilter,
            actionTransform: actionTransform,
            actionPrinter: actionPrinter,
            stateDiffTransform: stateDiffTransform,
            stateDiffPrinter: stateDiffPrinter,
            queue: queue
        )
    }
}
