import Locking
import RexCore
import Testing

struct MiddlewareLiftToCollectionTests {
    private let shop = ShopState(items: [CartState(id: "a", count: 1), CartState(id: "b", count: 5)])

    private func counted(_ id: String, _ count: Int) -> ShopAction {
        .item(ElementIDAction(id: id, action: .counted(count)))
    }

    private func add(to id: String) -> ShopAction {
        .item(ElementIDAction(id: id, action: .add(1)))
    }

    @Test("closures route an action to its element and wrap what comes back")
    func closures() {
        let lifted = Counting()
            .liftToCollection(inputAction: \ShopAction.item, outputAction: ShopAction.item, state: \ShopState.items)
        #expect(outputs(of: lifted, handling: add(to: "b"), on: shop) == [counted("b", 5)])
        #expect(outputs(of: lifted, handling: add(to: "gone"), on: shop).isEmpty)
        #expect(outputs(of: lifted, handling: .opened, on: shop).isEmpty)
    }

    @Test("key paths do the same")
    func keyPaths() {
        let lifted = Counting().liftToCollection(action: \ShopAction.item, stateCollection: \ShopState.items)
        #expect(outputs(of: lifted, handling: add(to: "a"), on: shop) == [counted("a", 1)])
        #expect(outputs(of: lifted, handling: add(to: "gone"), on: shop).isEmpty)
        #expect(outputs(of: lifted, handling: .opened, on: shop).isEmpty)
    }

    @Test("a changed element reads as it is, a vanished one as it was")
    func vanished() {
        let lifted = Counting().liftToCollection(action: \ShopAction.item, stateCollection: \ShopState.items)
        let state = Locked(shop)
        let io = lifted.handle(action: add(to: "b"), from: .here(), state: { state.withLock { $0 } })
        var actions: [ShopAction] = []
        state.withLock { $0.items[1].count = 6 }
        io.run { actions.append($0.action) }
        state.withLock { $0.items = [] }
        io.run { actions.append($0.action) }
        #expect(actions == [counted("b", 6), counted("b", 5)])
    }
}
