import RexCore

/// An action of the part.
enum CartAction: Equatable {
    case add(Int)
    case counted(Int)
}

/// An action of the whole.
enum ShopAction: Equatable {
    case cart(CartAction)
    case item(ElementIDAction<String, CartAction>)
    case slot(ElementIndexAction<Int, CartAction>)
    case opened

    var cart: CartAction? {
        guard case .cart(let action) = self else { return nil }
        return action
    }

    var item: ElementIDAction<String, CartAction>? {
        get {
            guard case .item(let action) = self else { return nil }
            return action
        }
        set {
            if let newValue { self = .item(newValue) }
        }
    }

    var slot: ElementIndexAction<Int, CartAction>? {
        guard case .slot(let action) = self else { return nil }
        return action
    }
}

/// The state of the part, also an element of the collection.
struct CartState: Identifiable, Equatable {
    var id = "own"
    var count = 0
}

/// The state of the whole.
struct ShopState: Equatable {
    var cart = CartState()
    var items: [CartState] = []
}

/// Adds to the part.
func cartReducer() -> Reducer<CartAction, CartState> {
    Reducer<CartAction, CartState>.reduce { action, state in
        if case .add(let count) = action { state.count += count }
    }
}
