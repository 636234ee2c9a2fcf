import LoggerMiddleware
import RemoteLogging
import RexCore

/// A small app with two features, to be streamed.
enum Shop {
    struct State: Sendable, Equatable {
        var cart = Cart()
        var visits = 0
    }

    struct Cart: Sendable, Equatable {
        var items: [String] = []
    }

    enum Action: Sendable, Equatable {
        case cart(CartAction)
        case visit
        case restock(String)
    }

    enum CartAction: Sendable, Equatable {
        case add(sku: String)
        case clear
    }

    static let reducer = Reducer<Action, State>.reduce { action, state in
        switch action {
        case .cart(.add(let sku)): state.cart.items.append(sku)
        case .cart(.clear): state.cart.items = []
        case .visit: state.visits += 1
        case .restock: break
        }
    }

    /// Asks for new stock whenever the cart is cleared.
    struct Stock: MiddlewareProtocol {
        func handle(action: Action, from dispatcher: ActionSource, state: @escaping GetState<State>) -> IO<Action> {
            action == .cart(.clear) ? IO { $0.dispatch(.restock("all")) } : .pure()
        }
    }

    static func store(_ middleware: some MiddlewareProtocol<Action, Action, State>) -> Store<Action, State> {
        Store(initialState: State(), reducer: reducer, middleware: middleware)
    }
}
