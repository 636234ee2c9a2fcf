/// What the fast tier knows about the dump text of one type: made once, never changed, never freed.
///
/// It differs from ``Plan``, which is of the JSON: a dump shows fields under their own names, wrappers as they are, and
/// the names of types, and of its text the number of lines is known.
@safe struct DumpPlan {
    private let record: UnsafePointer<DumpPlanRecord>

    /// - Parameter record: stays for the life of the process, and is complete before any value is walked.
    @unsafe init(_ record: UnsafePointer<DumpPlanRecord>) {
        unsafe self.record = record
    }

    @inline(__always) var kind: PlanRecord.Kind { unsafe record.pointee.kind }  // records stay for ever
    @inline(__always) var type: Any.Type { unsafe record.pointee.type }  // records stay for ever
    @inline(__always) var size: Int { unsafe record.pointee.size }  // records stay for ever
    @inline(__always) var stride: Int { unsafe record.pointee.stride }  // records stay for ever
    @inline(__always) var header: ByteText { unsafe record.pointee.header }  // records stay for ever
    @inline(__always) var isTuple: Bool { unsafe record.pointee.isTuple }  // records stay for ever
    @inline(__always) var height: Int { unsafe record.pointee.height }  // records stay for ever
    @inline(__always) var fixedLines: Int { unsafe record.pointee.fixedLines }  // records stay for ever
    @inline(__always) var isPlain: Bool { unsafe record.pointee.isPlain }  // records stay for ever
    @inline(__always) var fields: UnsafeBufferPointer<DumpField> { unsafe record.pointee.fields }
    @inline(__always) var varying: UnsafeBufferPointer<DumpField> { unsafe record.pointee.varying }
    @inline(__always) var cases: UnsafeBufferPointer<DumpCase> { unsafe record.pointee.cases }
    @inline(__always) var mask: UnsafeBufferPointer<UInt64> { unsafe record.pointee.mask }
    @inline(__always) var list: (any DumpedList.Type)? { unsafe record.pointee.list }  // records stay for ever
    @inline(__always) var entries: (any DumpedEntries.Type)? { unsafe record.pointee.entries }

    /// The plan of an array's elements, an optional's wrapped value or a dictionary's values; a set has none.
    @inline(__always) var element: DumpPlan? { unsafe record.pointee.element.map { unsafe DumpPlan($0) } }

    /// The plan of a dictionary's keys or a set's members.
    @inline(__always) var key: DumpPlan? { unsafe record.pointee.key.map { unsafe DumpPlan($0) } }

    /// How many lines every value has at `depth`; 0 when the number varies.
    @inline(__always)
    func lineCount(at depth: Int) -> Int {
        guard unsafe depth &+ record.pointee.height <= DumpWriter.maxDepth else { return 0 }
        return unsafe record.pointee.lineCount  // records stay for ever
    }

    /// Whether the optional there is nil.
    @inline(__always)
    func isNil(at place: Place) -> Bool {
        guard let tag = unsafe record.pointee.optionalTag else { preconditionFailure("an optional without its tag") }
        return tag.isNil(at: place)
    }

    /// The case that the enum there is in.
    @inline(__always)
    func choice(at place: Place) -> (tags: EnumTags, number: Int, choice: DumpCase) {
        guard let tags = unsafe record.pointee.tags else { preconditionFailure("an enum without tags") }
        let number = tags.tag(at: place)
        return (tags, number, unsafe cases[number])  // as many cases as there are tags
    }

    /// The parts of the struct or tuple there as reflection shows them, in the order of the fields.
    func mirroredParts(at place: Place) -> [Mirror.Child] {
        FieldReader().children(of: Mirror(reflecting: place.any(type)))
    }
}

/// The content of a ``DumpPlan``.
@safe struct DumpPlanRecord {
    var kind = PlanRecord.Kind.opaque
    let type: Any.Type
    let size: Int
    let stride: Int
    /// What stands behind the bullet of a struct or tuple.
    var header = ByteText([])
    var isTuple = false
    var fields = unsafe UnsafeBufferPointer<DumpField>(start: nil, count: 0)
    /// The fields whose number of lines varies.
    var varying = unsafe UnsafeBufferPointer<DumpField>(start: nil, count: 0)
    /// How many lines the header has with the fields whose number of lines does not vary.
    var fixedLines = 0
    var cases = unsafe UnsafeBufferPointer<DumpCase>(start: nil, count: 0)
    /// The bits that mean something, word by word of an element's stride; empty when all do.
    var mask = unsafe UnsafeBufferPointer<UInt64>(start: nil, count: 0)
    var element: UnsafePointer<DumpPlanRecord>?
    var key: UnsafePointer<DumpPlanRecord>?
    var tags: EnumTags?
    var optionalTag: OptionalTag?
    var list: (any DumpedList.Type)?
    var entries: (any DumpedEntries.Type)?
    /// How many lines every value has; 0 when the number varies.
    var lineCount = 0
    /// How many levels lie below a value at most.
    var height = DumpPlanRecord.unbounded
    /// Whether every part is known by plan, so that a text in one line has no line feed.
    var isPlain = false

    /// The height of what may contain itself.
    static let unbounded = 1000

    init<Value>(_ type: Value.Type) {
        self.type = type
        size = MemoryLayout<Value>.size
        stride = MemoryLayout<Value>.stride
    }
}

/// A part of a struct or tuple.
struct DumpField {
    /// The name, a colon and a blank.
    let label: ByteText
    /// The same as it stands in a text of one line; empty for an element of a tuple that has no name.
    let inlineLabel: ByteText
    let offset: Int
    let size: Int
    let plan: DumpPlan
    /// Whether the value must be taken from a mirror of the whole: a `weak` or `unowned` reference looks like any other.
    let isMirrored: Bool
}

/// A case of an enum.
struct DumpCase {
    /// The names of the type and the case.
    let header: ByteText
    /// The name of the case, a colon and a blank.
    let label: ByteText
    let payload: DumpPlan?
}
