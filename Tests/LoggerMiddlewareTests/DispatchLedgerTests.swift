import RexCore
import Testing

@testable import LoggerMiddleware

@Suite struct DispatchLedgerTests {
    /// Real stamps: each dispatch of a store is the cause of the next.
    static func stamps(_ count: Int) -> [DispatchStamp] {
        final class Seen: @unchecked Sendable {  // one thread dispatches
            var stamps: [DispatchStamp] = []
        }
        let seen = Seen()
        let middleware = AnyMiddleware<Int, Int, Int> { action, source, _ in
            seen.stamps += source.dispatch.map { [$0] } ?? []
            return action < count ? IO { $0.dispatch(action + 1) } : .pure()
        }
        Store(initialState: 0, reducer: .identity, middleware: middleware).dispatch(1)
        return seen.stamps
    }

    @Test("the number of a dispatch is remembered until as many newer ones as the capacity came")
    func capacity() throws {
        let stamps = Self.stamps(3)
        let cause = stamps[0].id
        let ledger = DispatchLedger()
        ledger.note(10, of: cause)
        for newer in 1..<UInt64(DispatchLedger.capacity) { ledger.note(newer, of: cause + newer) }
        #expect(ledger.begin(stamps[1]).cause == 10)
        ledger.note(7, of: cause + UInt64(DispatchLedger.capacity))
        #expect(ledger.begin(stamps[1]).cause == nil)
    }

    /// What a log knows at the beginning of each dispatch, and of which each is the end.
    private static func known(_ steps: [(dispatch: UInt64, previous: UInt64?, ends: Bool)]) -> [Bool] {
        var seen = SeenDispatch()
        return steps.map { step in
            defer { if step.ends { seen.end(step.dispatch) } }
            return seen.begin(step.dispatch, after: step.previous)
        }
    }

    @Test("the state is known when the dispatch before was seen to its end")
    func known() {
        #expect(Self.known([(1, nil, true), (5, 1, true), (6, 5, true)]) == [false, true, true])
        #expect(Self.known([(1, nil, true), (5, 1, false), (6, 5, true)]) == [false, true, false])
        #expect(Self.known([(1, nil, true), (6, 5, true), (7, 6, true)]) == [false, false, true])
    }

    @Test("a log that several parts of the state share in one dispatch never knows the state")
    func shared() {
        let known = Self.known([(1, nil, true), (1, nil, true), (2, 1, true), (2, 1, true)])
        #expect(known == [false, false, false, false])
    }
}
