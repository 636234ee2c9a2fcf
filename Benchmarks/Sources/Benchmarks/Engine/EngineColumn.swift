/// What is measured of two states: ours first, then other ways.
enum EngineColumn: String, CaseIterable {
    case changes
    case publicChanges = "public"
    case hunks
    case event
    case capture
    case value
    case encoding
    case encoder = "JSONEncoder"
    case dump = "dump+diff"
    case dumpEvent = "…+JSONEncoder"
    case tree = "JSON+tree"
    case equality = "=="
    case memcmp

    static let explanations = [
        "changes: the operations of a diff event     public: the same through public API alone",
        "hunks: StateDiffTransform.diff              event: name, action and changes as the two lines that are streamed",
        "capture: the thread that dispatches, in a burst, through StoreRecorder",
        "value: the whole state as JSON              JSONEncoder: the same state, once",
        "encoding: the same by its own encode(to:), as of a type that is marked LoggedByEncoding",
        "dump+diff: dump × 2, then difference(from:) of the standard library on the lines",
        "…+JSONEncoder: that, and an event with the changed lines encoded by JSONEncoder",
        "JSON+tree: JSONEncoder × 2, JSONSerialization × 2, then the paths that differ",
        "==: the type's own     memcmp: as many bytes as the rows have, all equal (of small its fields, of text its text)",
        "quadratic: not run, the standard library's difference would take minutes and gigabytes",
    ]
}
