/// Makes the dump plans of a type and of all that its values are made of.
@safe struct DumpPlanBuilder {
    /// How many types are planned at most; plans are never freed.
    static let maxCount = 16_384

    private var records: [ObjectIdentifier: UnsafeMutablePointer<DumpPlanRecord>] = unsafe [:]

    /// The plan of `type`; nil when there are too many already.
    mutating func plan(of type: Any.Type) -> DumpPlan? {
        guard unsafe records.count < Self.maxCount else { return nil }
        return unsafe DumpPlan(record(of: type))  // complete now
    }

    private mutating func record(of type: Any.Type) -> UnsafeMutablePointer<DumpPlanRecord> {
        if let known = unsafe records[ObjectIdentifier(type)] { return unsafe known }
        func opened<Value>(_ type: Value.Type) -> DumpPlanRecord { DumpPlanRecord(type) }
        let record = UnsafeMutablePointer<DumpPlanRecord>.allocate(capacity: 1)  // never freed: walks hold it unguarded
        unsafe record.initialize(to: opened(type))
        // Known before it is complete, since a type can contain itself in an array.
        unsafe records[ObjectIdentifier(type)] = record
        var content = unsafe record.pointee
        fill(&content)
        unsafe record.pointee = content
        return unsafe record
    }

    private mutating func fill(_ record: inout DumpPlanRecord) {
        if let scalar = PlanBuilder.scalar(record.type) ?? (record.type is Float.Type ? .float : nil) {
            fillScalar(&record, scalar)
        } else if let optional = record.type as? any OptionalAccess.Type {
            fillOptional(&record, optional)
        } else if let list = record.type as? any DumpedList.Type {
            let element = unsafe self.record(of: list.dumpedElement)
            record.kind = .list
            record.list = list
            unsafe record.element = UnsafePointer(element)
            unsafe fillShape(&record, parts: [element.pointee])
        } else if let entries = record.type as? any DumpedEntries.Type {
            fillEntries(&record, entries)
        } else if !Self.speaksForItself(record.type) {
            if !fillMembers(&record) { fillChoice(&record) }
        }
    }

    /// Whether a type has a text or a mirror of its own.
    private static func speaksForItself(_ type: Any.Type) -> Bool {
        type is any CustomReflectable.Type || type is any DebugPrinted.Type || type is any DumpedWithoutParts.Type
            || type is any CustomDebugStringConvertible.Type || type is any CustomStringConvertible.Type
            || type is any TextOutputStreamable.Type
    }

    private func fillScalar(_ record: inout DumpPlanRecord, _ scalar: PlanRecord.Kind) {
        record.kind = scalar
        record.lineCount = scalar == .date ? 2 : 1
        record.height = record.lineCount - 1
        record.isPlain = true
    }

    /// What follows from the parts of a value.
    private func fillShape(_ record: inout DumpPlanRecord, parts: [DumpPlanRecord]) {
        record.height = min(DumpPlanRecord.unbounded, 1 + (parts.map(\.height).max() ?? -1))
        record.isPlain = parts.allSatisfy(\.isPlain)
    }

    /// Only of what is plain: the header of an optional has the whole text of its value, which must be one line.
    private mutating func fillOptional(_ record: inout DumpPlanRecord, _ type: any OptionalAccess.Type) {
        let wrapped = unsafe self.record(of: type.wrappedType)
        guard unsafe wrapped.pointee.isPlain, unsafe wrapped.pointee.kind != .opaque else { return }
        record.kind = .optional
        unsafe record.element = UnsafePointer(wrapped)
        record.optionalTag = OptionalTag(of: type)
        unsafe fillShape(&record, parts: [wrapped.pointee])
    }

    /// Only with keys that have texts of one line of their own, by which they are sorted.
    private mutating func fillEntries(_ record: inout DumpPlanRecord, _ entries: any DumpedEntries.Type) {
        let key = unsafe self.record(of: entries.dumpedKey)
        guard unsafe Self.isNamedApart(key.pointee) else { return }
        record.kind = .entries
        record.entries = entries
        unsafe record.key = UnsafePointer(key)
        guard let value = entries.dumpedValue else { return unsafe fillShape(&record, parts: [key.pointee]) }
        let element = unsafe self.record(of: value)
        unsafe record.element = UnsafePointer(element)
        unsafe fillShape(&record, parts: [key.pointee, element.pointee])
        record.height = min(DumpPlanRecord.unbounded, record.height + 1)
    }

    private static func isNamedApart(_ key: DumpPlanRecord) -> Bool {
        switch key.kind {
        case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .string, .uuid: true
        case .choice: unsafe key.cases.allSatisfy { $0.payload == nil }  // they stay for ever
        default: false
        }
    }

    /// False when the type has no fields that can be trusted.
    private mutating func fillMembers(_ record: inout DumpPlanRecord) -> Bool {
        guard let stored = StoredField.fields(of: record.type) else { return false }
        guard FieldLayout.parts(stored, size: record.size) != nil else { return true }
        record.isTuple = TypeKind(of: record.type) == .tuple
        let fields = stored.map { field($0, ofTuple: record.isTuple) }
        record.kind = .members
        record.header = ByteText(Array(Self.header(of: record.type, count: record.isTuple ? fields.count : nil).utf8))
        unsafe record.fields = PlanBuilder.immortal(fields)
        let parts = stored.map { unsafe self.record(of: $0.type).pointee }
        fillShape(&record, parts: parts)
        record.isPlain = record.isPlain && fields.allSatisfy { !$0.isMirrored }
        record.fixedLines = 1 + parts.reduce(0) { $0 + $1.lineCount }
        let varying = zip(fields, parts).filter { $1.lineCount == 0 }.map(\.0)
        unsafe record.varying = PlanBuilder.immortal(varying)
        record.lineCount = varying.isEmpty ? record.fixedLines : 0
        let mask = unsafe PlanMask.words(fields: record.fields, size: record.size, stride: record.stride)
        if let mask { unsafe record.mask = PlanBuilder.immortal(mask) }
        return true
    }

    private static func header(of type: Any.Type, count: Int?) -> String {
        guard let count else { return TypeName.full(type) }
        return count == 1 ? "(1 element)" : "(\(count) elements)"
    }

    private mutating func field(_ field: StoredField, ofTuple: Bool) -> DumpField {
        let record = unsafe self.record(of: field.type)
        let isNameless = ofTuple && field.label.hasPrefix(".") || field.label.isEmpty
        return unsafe DumpField(
            label: ByteText(Array("\(field.label): ".utf8)),
            inlineLabel: ByteText(isNameless ? [] : Array("\(field.label): ".utf8)),
            offset: field.offset,
            size: record.pointee.size,
            plan: DumpPlan(record),  // complete before the plan of the whole is handed out
            isMirrored: FieldLayout.mayBeReference(field.type)
        )
    }

    private mutating func fillChoice(_ record: inout DumpPlanRecord) {
        guard let (tags, cases) = EnumTags.tags(of: record.type) else { return }
        var plans: [DumpCase] = []
        var parts: [DumpPlanRecord] = []
        for next in cases {
            if let payload = next.payload, next.isIndirect || FieldLayout.mayBeReference(payload) { return }
            let payload = next.payload.map { type in
                let record = unsafe self.record(of: type)
                unsafe parts.append(record.pointee)
                return unsafe DumpPlan(record)  // complete before it is used
            }
            let header = ByteText(Array("\(TypeName.full(record.type)).\(next.name)".utf8))
            let label = ByteText(Array("\(next.name): ".utf8))
            plans.append(DumpCase(header: header, label: label, payload: payload))
        }
        record.kind = .choice
        record.tags = tags
        unsafe record.cases = PlanBuilder.immortal(plans)
        fillShape(&record, parts: parts)
        record.lineCount = parts.isEmpty ? 1 : 0
    }
}
