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

    /// The name of an action, which both tiers agree about.
    private func name<Action>(of action: Action, sourceLocation: SourceLocation = #_sourceLocation) -> String {
        let names = [RenderingTier.full, .publicOnly].map { StateRenderer(tier: $0).name(of: action) }
        #expect(names[0] == names[1], sourceLocation: sourceLocation)
        return names[0]
    }

    /// Whose action is held as an existential, as stores of other libraries do.
    private struct Holder<Action> {
        let action: Action

        func json(_ tier: RenderingTier) -> String {
            var writer = JSONWriter()
            StateRenderer(tier: tier).writeName(of: action, to: &writer)
            StateRenderer(tier: tier).write(action, to: &writer)
            return writer.text
        }
    }

    private enum Quoted {
        case `"quoted"é`(Tab)
        case masked(Masked)
        case any(Any)
        case twice(Tab??)
    }

    @Test("is written as a JSON string, as the case was declared")
    func json() {
        let json = Holder(action: Quoted.`"quoted"é`(.home)).json(.full)
        #expect(json == ##""`\"quoted\"é`.home"{"`\"quoted\"é`":"home"}"##)
        #expect(name(of: Quoted.`"quoted"é`(.home)) == #"`"quoted"é`.home"#)
    }

    @Test("goes on in payloads that only a mirror knows")
    func reflected() {
        #expect(name(of: Quoted.masked(Masked())) == "masked.ab")
        #expect(name(of: Quoted.any(AppAction.cart(.clear))) == "any.cart.clear")
        #expect(name(of: Quoted.any(1)) == "any")
        #expect(name(of: Quoted.twice(.home)) == "twice.home")
        #expect(name(of: Quoted.twice(.some(nil))) == "twice")
    }

    @Test("is that of the action which an existential holds", arguments: [RenderingTier.full, .publicOnly])
    func existentials(tier: RenderingTier) {
        let (action, reload): (any CustomStringConvertible, Any) = (CartAction.clear, Reload(content: 1))
        #expect(Holder<any CustomStringConvertible>(action: action).json(tier) == #""clear""clear""#)
        #expect(Holder<Any>(action: reload).json(tier) == #""Reload<Int>"{"content":1}"#)
        #expect(Holder<Any>(action: Int?.none as Any).json(tier) == #""Optional<Int>"null"#)
        #expect(Holder<AnyObject>(action: TierTypes.Object()).json(tier) == #""Object"{"number":1}"#)
    }

    @Test("is the path of cases while a single unlabelled enum is wrapped")
    func cases() {
        #expect(name(of: AppAction.cart(.add(sku: "A-1"))) == "cart.add")
        #expect(name(of: AppAction.cart(.clear)) == "cart.clear")
        #expect(name(of: AppAction.cart(.failed(.success(1)))) == "cart.failed.success")
        #expect(name(of: AppAction.cart(.moved(from: 1, to: 2))) == "cart.moved")
        #expect(name(of: AppAction.cart(.tab(selected: .home))) == "cart.tab")
        #expect(name(of: AppAction.both(.clear, 1)) == "both")
        #expect(name(of: AppAction.maybe(.clear)) == "maybe.clear")
        #expect(name(of: AppAction.maybe(nil)) == "maybe")
        #expect(name(of: AppAction.number(1)) == "number")
        #expect(name(of: AppAction?.some(.number(1))) == "number")
    }

    @Test("is the type's name without module where the action is no enum")
    func types() {
        #expect(name(of: Reload(content: "payload")) == "Reload<String>")
        #expect(name(of: "payload") == "String")
    }

    @Test("holds no control character, whatever a mirror says")
    func controlCharacters() {
        #expect(name(of: Masked()) == "ab")
    }

    @Test("ends for an action that wraps itself without end")
    func endless() {
        var action = AppAction.number(1)
        for _ in 0..<1000 { action = .again(action) }
        #expect(name(of: action).split(separator: ".").count == 64)
    }
}
