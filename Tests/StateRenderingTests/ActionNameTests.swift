import StateRendering
import Testing

@Suite("Names of actions")
struct ActionNameTests {
    enum CartAction: CustomStringConvertible {
        case clear
        case add(sku: String)
        case failed(Result<Int, CancellationError>)
        case moved(from: Int, to: Int)
        case tab(selected: Tab)

        var description: String { "secret" }
    }

    enum Tab { case home }

    enum AppAction {
        case cart(CartAction)
        case both(CartAction, Int)
        case maybe(CartAction?)
        case number(Int)
        indirect case again(AppAction)
    }

    struct Reload<Content> {
        var content: Content
    }

    struct Masked: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["a\u{1B}\nb": 1], displayStyle: .enum) }
    }

    @Test("is the path of cases while a single unlabelled enum is wrapped")
    func cases() {
        let renderer = StateRenderer()
        #expect(renderer.name(of: AppAction.cart(.add(sku: "A-1"))) == "cart.add")
        #expect(renderer.name(of: AppAction.cart(.clear)) == "cart.clear")
        #expect(renderer.name(of: AppAction.cart(.failed(.success(1)))) == "cart.failed.success")
        #expect(renderer.name(of: AppAction.cart(.moved(from: 1, to: 2))) == "cart.moved")
        #expect(renderer.name(of: AppAction.cart(.tab(selected: .home))) == "cart.tab")
        #expect(renderer.name(of: AppAction.both(.clear, 1)) == "both")
        #expect(renderer.name(of: AppAction.maybe(.clear)) == "maybe.clear")
        #expect(renderer.name(of: AppAction.maybe(nil)) == "maybe")
        #expect(renderer.name(of: AppAction.number(1)) == "number")
        #expect(renderer.name(of: AppAction?.some(.number(1))) == "number")
    }

    @Test("is the type's name without module where the action is no enum")
    func types() {
        #expect(StateRenderer().name(of: Reload(content: "payload")) == "Reload<String>")
        #expect(StateRenderer().name(of: "payload") == "String")
    }

    @Test("holds no control character, whatever a mirror says")
    func controlCharacters() {
        #expect(StateRenderer().name(of: Masked()) == "ab")
    }

    @Test("ends for an action that wraps itself without end")
    func endless() {
        var action = AppAction.number(1)
        for _ in 0..<1000 { action = .again(action) }
        #expect(StateRenderer().name(of: action).split(separator: ".").count == 64)
    }
}
