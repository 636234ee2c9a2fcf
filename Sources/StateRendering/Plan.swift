/// What the fast tier knows about one type: made once, never changed, never freed.
///
/// It is the address of a plain record without references, so that walking costs no reference counting.
@safe struct Plan {
    private let record: UnsafePointer<PlanRecord>

    /// - Parameter record: stays for the life of the process, and is complete before any value is walked.
    @unsafe init(_ record: UnsafePointer<PlanRecord>) {
        unsafe self.record = record
    }

    @inline(__always) var kind: PlanRecord.Kind { unsafe record.pointee.kind }  // records stay for ever
    @inline(__always) var type: Any.Type { unsafe record.pointee.type }  // records stay for ever
    /// What stands for a value that is hidden.
    @inline(__always) var hiddenText: ByteText? { unsafe record.pointee.hiddenText }  // records stay for ever
    /// The rules at places of this plan; nil where there are none at all.
    var redaction: Redaction? { unsafe record.pointee.redaction }  // records stay for ever
    /// Whether the `id` of an array's elements is hidden.
    @inline(__always) var hidesIdentity: Bool { unsafe record.pointee.hidesIdentity }  // records stay for ever
    /// The type's name in quotes.
    @inline(__always) var typeName: ByteText { unsafe record.pointee.typeName }  // records stay for ever
    @inline(__always) var size: Int { unsafe record.pointee.size }  // records stay for ever
    @inline(__always) var alignment: Int { unsafe record.pointee.alignment }  // records stay for ever
    @inline(__always) var stride: Int { unsafe record.pointee.stride }  // records stay for ever
    @inline(__always) var fields: UnsafeBufferPointer<PlanField> { unsafe record.pointee.fields }
    @inline(__always) var cases: UnsafeBufferPointer<PlanCase> { unsafe record.pointee.cases }
    @inline(__always) var tags: EnumTags? { unsafe record.pointee.tags }  // records stay for ever
    @inline(__always) var nilMark: NilMark { unsafe record.pointee.nilMark }  // records stay for ever
    @inline(__always) var list: (any ListAccess.Type)? { unsafe record.pointee.list }  // records stay for ever
    @inline(__always) var entries: (any EntriesAccess.Type)? { unsafe record.pointee.entries }
    @inline(__always) var encodable: (any Encodable.Type)? { unsafe record.pointee.encodable }

    /// The bits that mean something, word by word of an element's stride; empty when all do.
    @inline(__always) var mask: UnsafeBufferPointer<UInt64> { unsafe record.pointee.mask }

    /// The plan of an array's elements, an optional's wrapped value or a dictionary's values.
    @inline(__always) var element: Plan {
        guard let element = unsafe record.pointee.element else { preconditionFailure("a plan without elements") }
        return unsafe Plan(element)  // records stay for ever
    }
}

/// The content of a ``Plan``.
@safe struct PlanRecord {
    enum Kind: UInt8 {
        case bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, double, string, date, uuid, url
        /// Only in a ``DumpPlan``.
        case float
        /// A struct or tuple.
        case members
        case choice, optional, list, entries
        /// Known by the type that it has at run time.
        case existential
        /// Not to be looked at.
        case hidden
        /// Shown by its own encoding.
        case encoded
        /// Boxed and left to the public tier.
        case opaque
    }

    var kind = Kind.opaque
    let type: Any.Type
    let redaction: Redaction?
    var hiddenText: ByteText?
    var hidesIdentity = false
    let typeName: ByteText
    let size: Int
    let stride: Int
    let alignment: Int
    var fields = unsafe UnsafeBufferPointer<PlanField>(start: nil, count: 0)
    var cases = unsafe UnsafeBufferPointer<PlanCase>(start: nil, count: 0)
    var mask = unsafe UnsafeBufferPointer<UInt64>(start: nil, count: 0)
    var element: UnsafePointer<PlanRecord>?
    var tags: EnumTags?
    var nilMark = NilMark.asked
    var list: (any ListAccess.Type)?
    var entries: (any EntriesAccess.Type)?
    var encodable: (any Encodable.Type)?

    init<Value>(_ type: Value.Type, _ redaction: Redaction?) {
        self.type = type
        self.redaction = redaction
        var name = JSONWriter()
        name.string(ActionName.of(type))
        typeName = ByteText(name.bytes)
        size = MemoryLayout<Value>.size
        stride = MemoryLayout<Value>.stride
        alignment = MemoryLayout<Value>.alignment
    }
}

/// A part of a struct or tuple.
struct PlanField {
    /// The name and the colon as they stand in an object.
    let name: ByteText
    /// The name as a step of a path, with the slash before it.
    let path: ByteText
    let offset: Int
    let size: Int
    let plan: Plan
    /// Whether the value must be taken from a mirror of the whole: a `weak` or `unowned` reference looks like any other.
    let isMirrored: Bool
    /// Whether assigning a value of the plan's type is all that it takes to give this part another one.
    let isAssignable: Bool
}

/// A case of an enum.
struct PlanCase {
    /// The name in quotes.
    let text: ByteText
    /// The name and the colon as they stand in an object.
    let name: ByteText
    let path: ByteText
    /// The name as it stands inside quotes.
    let step: ByteText
    let payload: Plan?
    /// How far behind the beginning of its box the payload of an indirect case lies.
    let boxOffset: Int?
    /// Whether the payload may add to the name of an action.
    let continuesName: Bool
}
