/// The logger's own copy of a state, brought up to date in place by what differs.
///
/// So a logger holds one state, and none of the storage of the store's: the store's next mutation copies nothing.
package struct ShadowState<State>: ~Copyable {
    private var state: State
    private let renderer: StateRenderer

    package init(_ state: State, renderer: StateRenderer) {
        self.state = state
        self.renderer = renderer
    }

    /// Appends the list of changes that turn the shadow into `new`, `[]` when they are equal, and makes it equal.
    ///
    /// - Parameter budget: when the pass takes longer it stops early; what was written so far is true of the shadow
    ///   then, and the rest comes with the next call.
    package mutating func advance(
        to new: State,
        into writer: inout JSONWriter,
        budget: Duration? = nil
    ) -> ShadowAdvance {
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
}
