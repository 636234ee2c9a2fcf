/// Lines of the old text and the lines of the new that stand for them.
struct LineSpan: Equatable {
    struct Place: Equatable {
        var old: Int
        var new: Int
    }

    var start: Place
    var end: Place
}

/// Stops the process when a condition does not hold, with a sentence that says what there is instead.
func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { fatalError(fault()) }
}
