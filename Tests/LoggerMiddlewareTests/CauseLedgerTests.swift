import Testing

@testable import LoggerMiddleware

@Suite struct CauseLedgerTests {
    @Test("the number of a dispatch is remembered until as many newer ones as the capacity came")
    func capacity() {
        let ledger = CauseLedger()
        for dispatch in 1...UInt64(CauseLedger.capacity) + 1 { ledger.note(dispatch * 10, of: dispatch) }
        #expect(ledger.number(of: 1) == nil)
        #expect(ledger.number(of: 2) == 20)
        #expect(ledger.number(of: UInt64(CauseLedger.capacity) + 1) == UInt64(CauseLedger.capacity + 1) * 10)
    }
}
