/// The logger's own copy of a state, brought up to date in place by what differs.
///
/// So a logger holds one state, and none of the storage of the store's: the store's next mutation copies nothing.
package struct ShadowState<State>: ~Copyable {
    private var state: State
    private let renderer: StateRenderer
    private var log = ShadowLog()

    package init(_ state: State, renderer: StateRenderer) {
        self.state = state
        self.renderer = renderer
    }

    /// Appends the list of changes that turn the shadow into `new`, `[]` when they are equal, and makes it equal.
    ///
    /// - Parameter budget: when the pass takes longer it stops early; what was written so far is true of the shadow
    ///   then, and the rest comes with the next call.
    @discardableResult
    package mutating func advance(
        to new: State,
        into writer: inout JSONWriter,
        budget: Duration? = nil
    ) -> ShadowAdvance {
        guard !SameBits.hold(state, new) else {
            writer.raw("[]")
            return ShadowAdvance(count: 0, isComplete: true)
        }
        if let plan = renderer.plan(for: new) {
            return advance(to: new, by: plan, until: PassDeadline(in: budget), into: &writer)
        }
        let count = renderer.writeChanges(from: state, to: new, to: &writer)
        state = new
        return ShadowAdvance(count: count, isComplete: true)
    }

    /// Makes the shadow equal to `new` and tells nobody what changed.
    package mutating func skip(to new: State) {
        state = new
    }

    /// Appends the state as JSON.
    package func write(to writer: inout JSONWriter) {
        renderer.write(state, to: &writer)
    }

    private mutating func advance(
        to new: State,
        by plan: Plan,
        until deadline: PassDeadline,
        into writer: inout JSONWriter
    ) -> ShadowAdvance {
        var log = ShadowLog()
        swap(&log, &self.log)
        let renderer = renderer
        var advance = ShadowAdvance(count: 0, isComplete: true)
        unsafe withUnsafeMutableBytes(of: &state) { bytes in
            guard let start = bytes.baseAddress else { return }
            let old = unsafe Place(UnsafeRawPointer(start))
            log = ShadowLog(at: old, after: log)
            advance = Place.with(new) { new in
                let advance = renderer.writeChanges(
                    from: old,
                    to: new,
                    by: plan,
                    until: deadline,
                    noting: &log,
                    to: &writer
                )
                var writing = ShadowWriting(log.steps)
                unsafe writing.write(at: MutablePlace(start))
                if advance.isComplete { log.endPass() }
                return advance
            }
        }  // the shadow lies there, and only this call looks at it
        swap(&log, &self.log)
        return advance
    }
}
