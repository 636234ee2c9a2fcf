import RexCore
import Testing

@Suite("lifts of MiddlewareProtocol: any middleware becomes a LiftMiddleware")
struct MiddlewareProtocolLiftTests {
    private let part = Counting()
    private let cart = CartState(count: 3)
    private let shop = ShopState(cart: CartState(count: 3))

    @Test("all seven route under the labels of SwiftRex 0.8")
    func labels08() {
        let all: LiftMiddleware<ShopAction, ShopAction, ShopState, Counting> =
            part.lift(inputAction: \.cart, outputAction: ShopAction.cart, state: \.cart)
        #expect(outputs(of: all, handling: .cart(.add(1)), on: shop) == [.cart(.counted(3))])
        #expect(outputs(of: all, handling: .opened, on: shop).isEmpty)

        let inputOutput: LiftMiddleware<ShopAction, ShopAction, CartState, Counting> =
            part.lift(inputAction: \.cart, outputAction: ShopAction.cart)
        #expect(outputs(of: inputOutput, handling: .cart(.add(1)), on: cart) == [.cart(.counted(3))])
        #expect(outputs(of: inputOutput, handling: .opened, on: cart).isEmpty)

        let inputState: LiftMiddleware<ShopAction, CartAction, ShopState, Counting> =
            part.lift(inputAction: \.cart, state: \.cart)
        #expect(outputs(of: inputState, handling: .cart(.add(1)), on: shop) == [.counted(3)])
        #expect(outputs(of: inputState, handling: .opened, on: shop).isEmpty)

        let outputState: LiftMiddleware<CartAction, ShopAction, ShopState, Counting> =
            part.lift(outputAction: ShopAction.cart, state: \.cart)
        #expect(outputs(of: outputState, handling: .add(1), on: shop) == [.cart(.counted(3))])

        let input: LiftMiddleware<ShopAction, CartAction, CartState, Counting> = part.lift(inputAction: \.cart)
        #expect(outputs(of: input, handling: .cart(.add(1)), on: cart) == [.counted(3)])
        #expect(outputs(of: input, handling: .opened, on: cart).isEmpty)

        let output: LiftMiddleware<CartAction, ShopAction, CartState, Counting> =
            part.lift(outputAction: ShopAction.cart)
        #expect(outputs(of: output, handling: .add(1), on: cart) == [.cart(.counted(3))])

        let state: LiftMiddleware<CartAction, CartAction, ShopState, Counting> = part.lift(state: \.cart)
        #expect(outputs(of: state, handling: .add(1), on: shop) == [.counted(3)])
    }

    @Test("all seven route under the labels of SwiftRex 0.7")
    func labels07() {
        let all: LiftMiddleware<ShopAction, ShopAction, ShopState, Counting> =
            part.lift(inputActionMap: \.cart, outputActionMap: ShopAction.cart, stateMap: \.cart)
        #expect(outputs(of: all, handling: .cart(.add(1)), on: shop) == [.cart(.counted(3))])
        #expect(outputs(of: all, handling: .opened, on: shop).isEmpty)

        let inputOutput: LiftMiddleware<ShopAction, ShopAction, CartState, Counting> =
            part.lift(inputActionMap: \.cart, outputActionMap: ShopAction.cart)
        #expect(outputs(of: inputOutput, handling: .cart(.add(1)), on: cart) == [.cart(.counted(3))])
        #expect(outputs(of: inputOutput, handling: .opened, on: cart).isEmpty)

        let inputState: LiftMiddleware<ShopAction, CartAction, ShopState, Counting> =
            part.lift(inputActionMap: \.cart, stateMap: \.cart)
        #expect(outputs(of: inputState, handling: .cart(.add(1)), on: shop) == [.counted(3)])
        #expect(outputs(of: inputState, handling: .opened, on: shop).isEmpty)

        let outputState: LiftMiddleware<CartAction, ShopAction, ShopState, Counting> =
            part.lift(outputActionMap: ShopAction.cart, stateMap: \.cart)
        #expect(outputs(of: outputState, handling: .add(1), on: shop) == [.cart(.counted(3))])

        let input: LiftMiddleware<ShopAction, CartAction, CartState, Counting> = part.lift(inputActionMap: \.cart)
        #expect(outputs(of: input, handling: .cart(.add(1)), on: cart) == [.counted(3)])
        #expect(outputs(of: input, handling: .opened, on: cart).isEmpty)

        let output: LiftMiddleware<CartAction, ShopAction, CartState, Counting> =
            part.lift(outputActionMap: ShopAction.cart)
        #expect(outputs(of: output, handling: .add(1), on: cart) == [.cart(.counted(3))])

        let state: LiftMiddleware<CartAction, CartAction, ShopState, Counting> = part.lift(stateMap: \.cart)
        #expect(outputs(of: state, handling: .add(1), on: shop) == [.counted(3)])
    }
}
