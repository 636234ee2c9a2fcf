import RexCore
import Testing

struct ReducerLiftTests {
    private let add = ShopAction.cart(.add(2))

    private func state(after action: ShopAction, by reducer: Reducer<ShopAction, ShopState>) -> ShopState {
        var state = ShopState(cart: CartState(count: 1), items: [CartState(id: "a"), CartState(id: "b", count: 5)])
        reducer.reduce(action, &state)
        return state
    }

    @Test("lift(action:state:) changes the part for its own actions only")
    func both() {
        let reducer = cartReducer().lift(action: \ShopAction.cart, state: \ShopState.cart)
        #expect(state(after: add, by: reducer).cart.count == 3)
        #expect(state(after: .opened, by: reducer).cart.count == 1)
    }

    @Test("lift(action:) and lift(state:) in a row do the same")
    func oneByOne() {
        let reducer = cartReducer().lift(action: \ShopAction.cart).lift(state: \ShopState.cart)
        #expect(state(after: add, by: reducer).cart.count == 3)
        #expect(state(after: .opened, by: reducer).cart.count == 1)
    }

    @Test("lift by closures gets, changes and sets")
    func closures() {
        let reducer = cartReducer()
            .lift(
                actionGetter: { (action: ShopAction) in action.cart },
                stateGetter: { (state: ShopState) in state.cart },
                stateSetter: { $0.cart = $1 }
            )
        #expect(state(after: add, by: reducer).cart.count == 3)
        #expect(state(after: .opened, by: reducer).cart.count == 1)
    }

    @Test("the 0.7 form returns the new state")
    func returning() {
        let reducer = Reducer<ShopAction, ShopState> { _, state in
            ShopState(cart: CartState(count: state.cart.count * 10))
        }
        #expect(state(after: .opened, by: reducer) == ShopState(cart: CartState(count: 10)))
    }

    @Test("a collection's element is found by its id", arguments: [("a", [2, 5]), ("b", [0, 7]), ("gone", [0, 5])])
    func byID(id: String, counts: [Int]) {
        let reducer = cartReducer().liftToCollection(action: \ShopAction.item, stateCollection: \ShopState.items)
        let action = ShopAction.item(ElementIDAction(id: id, action: .add(2)))
        #expect(state(after: action, by: reducer).items.map(\.count) == counts)
        #expect(state(after: .opened, by: reducer).items.map(\.count) == [0, 5])
    }

    @Test(
        "a collection's element is found by any property",
        arguments: [("a", [2, 5]), ("b", [0, 7]), ("gone", [0, 5])]
    )
    func byIdentifier(id: String, counts: [Int]) {
        let reducer = cartReducer()
            .liftToCollection(action: \ShopAction.item, stateCollection: \ShopState.items, identifier: \.id)
        let action = ShopAction.item(ElementIDAction(id: id, action: .add(2)))
        #expect(state(after: action, by: reducer).items.map(\.count) == counts)
    }

    @Test(
        "a collection's element is found by its index",
        arguments: [(-1, [0, 5]), (0, [2, 5]), (1, [0, 7]), (2, [0, 5])]
    )
    func byIndex(index: Int, counts: [Int]) {
        let reducer = cartReducer().liftToCollection(action: \ShopAction.slot, stateCollection: \ShopState.items)
        let action = ShopAction.slot(ElementIndexAction(index: index, action: .add(2)))
        #expect(state(after: action, by: reducer).items.map(\.count) == counts)
    }
}
