@testable import RexCore
import Testing

struct MiddlewareCompositionTests {
    private typealias Identity = IdentityMiddleware<Int, Int, Int>

    private let trace = Trace()

    private func reporter(_ name: String) -> Reporter {
        Reporter(name: name, trace: trace)
    }

    @Test("compositions are joined part by part, also when erased")
    func flat() {
        let left = (reporter("A") <> reporter("B")).eraseToAnyMiddleware()
        let right = reporter("C") <> reporter("D").eraseToAnyMiddleware().eraseToAnyMiddleware()
        let composed = left <> right
        #expect(composed.middlewares.count == 4)
        #expect(composed.middlewares.allSatisfy { $0.composed == nil })
        _ = composed.handle(action: 1, from: .here(), state: { 0 })
        #expect(trace.lines == ["A handles 1 on 0", "B handles 1 on 0", "C handles 1 on 0", "D handles 1 on 0"])
    }

    @Test("the identity is dropped, also when erased or lifted")
    func identity() {
        let lifted = Identity().eraseToAnyMiddleware().lift(inputAction: { (action: Int) in action })
        let composed = Identity() <> reporter("A") <> Identity().eraseToAnyMiddleware() <> lifted
        #expect(composed.middlewares.count == 1)
        #expect((Identity() <> Identity()).middlewares.isEmpty)
        #expect(Identity() == Identity())
    }

    @Test("append keeps a composition flat as well")
    func append() {
        var composed = ComposedMiddleware<Int, Int, Int>()
        composed.append(middleware: Identity())
        composed.append(middleware: reporter("A") <> reporter("B"))
        composed.append(middleware: reporter("C"))
        #expect(composed.middlewares.count == 3)
    }

    @Test("a lifted composition, erased, is still a composition")
    func liftedComposition() {
        let composed = (reporter("A") <> reporter("B")).eraseToAnyMiddleware().lift(inputAction: { (text: String) in
            Int(text)
        })
        #expect(composed.composed?.middlewares.count == 2)
    }

    @Test("the identity asks for nothing")
    func identityIsPure() {
        #expect(outputs(of: Identity(), handling: 1, on: 0).isEmpty)
    }
}
