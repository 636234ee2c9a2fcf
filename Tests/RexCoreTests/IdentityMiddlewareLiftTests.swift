import RexCore
import Testing

@Suite("lifts of IdentityMiddleware: the identity stays the identity")
struct IdentityMiddlewareLiftTests {
    private let part = IdentityMiddleware<CartAction, CartAction, CartState>()
    private let cart = CartState(count: 3)
    private let shop = ShopState(cart: CartState(count: 3))

    @Test("all seven route under the labels of SwiftRex 0.8")
    func labels08() {
        let all: IdentityMiddleware<ShopAction, ShopAction, ShopState> =
            part.lift(inputAction: \.cart, outputAction: ShopAction.cart, state: \.cart)
        #expect(outputs(of: all, handling: .cart(.add(1)), on: shop).isEmpty)

        let inputOutput: IdentityMiddleware<ShopAction, ShopAction, CartState> =
            part.lift(inputAction: \.cart, outputAction: ShopAction.cart)
        #expect(outputs(of: inputOutput, handling: .cart(.add(1)), on: cart).isEmpty)

        let inputState: IdentityMiddleware<ShopAction, CartAction, ShopState> =
            part.lift(inputAction: \.cart, state: \.cart)
        #expect(outputs(of: inputState, handling: .cart(.add(1)), on: shop).isEmpty)

        let outputState: IdentityMiddleware<CartAction, ShopAction, ShopState> =
            part.lift(outputAction: ShopAction.cart, state: \.cart)
        #expect(outputs(of: outputState, handling: .add(1), on: shop).isEmpty)

        let input: IdentityMiddleware<ShopAction, CartAction, CartState> = part.lift(inputAction: \.cart)
        #expect(outputs(of: input, handling: .cart(.add(1)), on: cart).isEmpty)

        let output: IdentityMiddleware<CartAction, ShopAction, CartState> = part.lift(outputAction: ShopAction.cart)
        #expect(outputs(of: output, handling: .add(1), on: cart).isEmpty)

        let state: IdentityMiddleware<CartAction, CartAction, ShopState> = part.lift(state: \.cart)
        #expect(outputs(of: state, handling: .add(1), on: shop).isEmpty)
    }

    @Test("all seven route under the labels of SwiftRex 0.7")
    func labels07() {
        let all: IdentityMiddleware<ShopAction, ShopAction, ShopState> =
            part.lift(inputActionMap: \.cart, outputActionMap: ShopAction.cart, stateMap: \.cart)
        #expect(outputs(of: all, handling: .cart(.add(1)), on: shop).isEmpty)

        let inputOutput: IdentityMiddleware<ShopAction, ShopAction, CartState> =
            part.lift(inputActionMap: \.cart, outputActionMap: ShopAction.cart)
        #expect(outputs(of: inputOutput, handling: .cart(.add(1)), on: cart).isEmpty)

        let inputState: IdentityMiddleware<ShopAction, CartAction, ShopState> =
            part.lift(inputActionMap: \.cart, stateMap: \.cart)
        #expect(outputs(of: inputState, handling: .cart(.add(1)), on: shop).isEmpty)

        let outputState: IdentityMiddleware<CartAction, ShopAction, ShopState> =
            part.lift(outputActionMap: ShopAction.cart, stateMap: \.cart)
        #expect(outputs(of: outputState, handling: .add(1), on: shop).isEmpty)

        let input: IdentityMiddleware<ShopAction, CartAction, CartState> = part.lift(inputActionMap: \.cart)
        #expect(outputs(of: input, handling: .cart(.add(1)), on: cart).isEmpty)

        let output: IdentityMiddleware<CartAction, ShopAction, CartState> = part.lift(outputActionMap: ShopAction.cart)
        #expect(outputs(of: output, handling: .add(1), on: cart).isEmpty)

        let state: IdentityMiddleware<CartAction, CartAction, ShopState> = part.lift(stateMap: \.cart)
        #expect(outputs(of: state, handling: .add(1), on: shop).isEmpty)
    }
}
