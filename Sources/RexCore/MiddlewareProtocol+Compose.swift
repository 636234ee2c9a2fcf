/// Composes two middlewares: `lhs` handles every action first.
///
/// Compositions are joined part by part and identities dropped, also when their type was erased. Action, output and
/// state are generic parameters of their own, unlike in SwiftRex: so a long chain type-checks in linear time.
public func <> <InputAction, OutputAction, State, First: MiddlewareProtocol, Second: MiddlewareProtocol>(
    lhs: First,
    rhs: Second
) -> ComposedMiddleware<InputAction, OutputAction, State>
where
    First.InputActionType == InputAction,
    First.OutputActionType == OutputAction,
    First.StateType == State,
    Second.InputActionType == InputAction,
    Second.OutputActionType == OutputAction,
    Second.StateType == State
{
    ComposedMiddleware(AnyMiddleware(lhs).parts + AnyMiddleware(rhs).parts)
}
