/// What a store can tell about the run of its reducer for one action.
package struct ReducerPass: Sendable, Hashable {
    /// The time that the reducer took; nil when nobody measured it, as when an IO runs outside a store.
    package let duration: Duration?

    package init(duration: Duration?) {
        self.duration = duration
    }
}
