/// Reads the current state; it may be kept and called later, on any thread.
///
/// `@Sendable`, unlike in SwiftRex 0.8, so that effects can read the state from a task in the Swift 6 mode. Middlewares
/// written as `state: @escaping () -> StateType` still conform.
public typealias GetState<StateType> = @Sendable () -> StateType
