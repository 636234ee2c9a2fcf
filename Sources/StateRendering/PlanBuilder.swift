internal import Foundation

/// Makes the plans of a type and of all that its values are made of.
@safe struct PlanBuilder {
    /// How many types are planned at most, since plans are never freed; those that come later are reflected.
    static let maxCount = 4096

    /// What one plan is made for.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let position: Redaction.Position?
    }

    private let redaction: Redaction?
    private let maxCount: Int
    /// Whether everything that can is shown by its encoding, and not only what is marked so.
    private let encodesAll: Bool
    private var records: [Key: UnsafeMutablePointer<PlanRecord>] = unsafe [:]

    /// - Parameter redaction: the rules outside of all values.
    init(redaction: Redaction?, maxCount: Int, encodesAll: Bool) {
        self.redaction = redaction
        self.maxCount = maxCount
        self.encodesAll = encodesAll
    }

    /// The plan of `type`; nil when there are too many already.
    mutating func plan(of type: Any.Type) -> Plan? {
        guard unsafe records.count < maxCount else { return nil }
        return unsafe Plan(record(of: type, redaction))  // complete now
    }

    private mutating func record(of type: Any.Type, _ redaction: Redaction?) -> UnsafeMutablePointer<PlanRecord> {
        let key = Key(type: ObjectIdentifier(type), position: redaction?.position)
        if let known = unsafe records[key] { return unsafe known }
        func opened<Value>(_ type: Value.Type) -> PlanRecord { PlanRecord(type, redaction) }
        let record = UnsafeMutablePointer<PlanRecord>.allocate(capacity: 1)  // never freed: walks hold it unguarded
        unsafe record.initialize(to: opened(type))
        // Known before it is complete, since a type can contain itself in an array.
        unsafe records[key] = record
        var content = unsafe record.pointee
        fill(&content)
        unsafe record.pointee = content
        return unsafe record
    }

    private mutating func fill(_ record: inout PlanRecord) {
        if let rule = record.redaction?.rule(forAll: record.type) {
            record.kind = .hidden
            record.hiddenText = ByteText(Self.text { $0.hidden(by: rule) })
        } else if let scalar = Self.scalar(record.type) {
            record.kind = scalar
        } else if TypeKind(of: record.type) == .existential {
            if record.redaction == nil, !encodesAll { record.kind = .existential }
        } else if let optional = record.type as? any OptionalAccess.Type {
            fillOptional(&record, optional)
        } else if let list = record.type as? any ListAccess.Type {
            fillList(&record, list)
        } else if let entries = record.type as? any EntriesAccess.Type {
            fillEntries(&record, entries)
        } else if let encodable = encodable(record.type) {
            // Rules hold in an encoding too, for names that only it knows.
            guard record.redaction == nil, !FieldLayout.mayBeReference(record.type) else { return }
            record.kind = .encoded
            record.encodable = encodable
        } else if !(record.type is any DirectlyRendered.Type), !(record.type is any CustomReflectable.Type) {
            if !fillMembers(&record) { fillChoice(&record) }
        }
        let mask = PlanMask.words(of: record)
        if let mask { unsafe record.mask = Self.immortal(mask) }
    }

    /// The type if its values are shown by their encoding.
    private func encodable(_ type: Any.Type) -> (any Encodable.Type)? {
        guard !(type is any DirectlyRendered.Type) else { return nil }
        return encodesAll ? type as? any Encodable.Type : type as? any LoggedByEncoding.Type
    }

    static func scalar(_ type: Any.Type) -> PlanRecord.Kind? {
        switch type {
        case is Bool.Type: .bool
        case is Int.Type, is Int64.Type: MemoryLayout<Int>.size == 8 || type is Int64.Type ? .int64 : .int32
        case is UInt.Type, is UInt64.Type: MemoryLayout<UInt>.size == 8 || type is UInt64.Type ? .uint64 : .uint32
        case is Int8.Type: .int8
        case is Int16.Type: .int16
        case is Int32.Type: .int32
        case is UInt8.Type: .uint8
        case is UInt16.Type: .uint16
        case is UInt32.Type: .uint32
        case is Double.Type: .double
        case is String.Type: .string
        case is Date.Type where MemoryLayout<Date>.size == 8: .date
        case is UUID.Type where MemoryLayout<UUID>.size == 16: .uuid
        case is URL.Type: .url
        default: nil
        }
    }

    private mutating func fillList(_ record: inout PlanRecord, _ list: any ListAccess.Type) {
        guard list.elementType != UInt8.self else { return }
        record.kind = .list
        record.list = list
        record.hidesIdentity = record.redaction?.hidesIdentity(of: list.elementType) ?? false
        unsafe record.element = UnsafePointer(self.record(of: list.elementType, record.redaction?.inside(.index(0))))
    }

    /// Only where one plan is good for all values, or hides them: no path tells them apart.
    private mutating func fillEntries(_ record: inout PlanRecord, _ entries: any EntriesAccess.Type) {
        guard record.redaction?.areEntriesAlike ?? true else { return }
        record.kind = .entries
        record.entries = entries
        unsafe record.element = UnsafePointer(self.record(of: entries.valueType, record.redaction))
    }

    /// Only of a type that is walked: what an optional wraps may be a reference that must not be loaded.
    private mutating func fillOptional(_ record: inout PlanRecord, _ type: any OptionalAccess.Type) {
        let wrapped = unsafe self.record(of: type.wrappedType, record.redaction)
        let kind = unsafe wrapped.pointee.kind
        guard kind != .opaque, kind != .optional, kind != .existential else { return }
        record.kind = .optional
        unsafe record.element = UnsafePointer(wrapped)
        record.nilMark = unsafe NilMark.of(type, wrapping: wrapped.pointee.kind, size: wrapped.pointee.size)
    }

    /// False when the type has no fields that can be trusted.
    private mutating func fillMembers(_ record: inout PlanRecord) -> Bool {
        guard let stored = StoredField.fields(of: record.type), !stored.isEmpty else { return false }
        guard let parts = FieldLayout.parts(stored, size: record.size) else { return true }
        let names = parts.map(\.name)
        guard Set(names).count == names.count else { return true }
        let unread = FieldLayout.unread(stored, of: record.type)
        let assignable = FieldLayout.assignable(stored, parts, unread: unread)
        var fields: [PlanField] = []
        for (place, part) in parts.enumerated() {
            let constant = unread[place].map { Self.text(of: $0.value) }
            fields.append(field(part, record.redaction, constant, isAssignable: assignable[place]))
        }
        record.kind = .members
        unsafe record.fields = Self.immortal(fields)
        return true
    }

    /// - Parameter constant: what stands for a field that is not read.
    private mutating func field(
        _ part: FieldLayout.Part,
        _ outer: Redaction?,
        _ constant: [UInt8]?,
        isAssignable: Bool
    ) -> PlanField {
        var record = unsafe self.record(of: part.type, outer?.inside(.member(part.name)))
        let isHidden = unsafe record.pointee.kind == .hidden
        if let constant, !isHidden, unsafe record.pointee.redaction?.rule(for: UnreadReference.self) == nil {
            unsafe record = Self.unread(record.pointee, constant)
        }
        return unsafe PlanField(
            name: Self.memberName(part.name),
            path: Self.pathStep(part.name),
            offset: part.offset,
            size: record.pointee.size,
            plan: Plan(record),  // complete before the plan of the whole is handed out
            isMirrored: FieldLayout.mayBeReference(part.type) && record.pointee.kind != .hidden
                && !(isAssignable && FieldLayout.isReadable(part.type)),
            isAssignable: isAssignable
        )
    }

    /// A plan by which nothing is read.
    private static func unread(_ content: PlanRecord, _ text: [UInt8]) -> UnsafeMutablePointer<PlanRecord> {
        var content = content
        content.kind = .hidden
        content.hiddenText = ByteText(text)
        let record = UnsafeMutablePointer<PlanRecord>.allocate(capacity: 1)  // never freed, as others
        unsafe record.initialize(to: content)
        return unsafe record
    }

    private mutating func fillChoice(_ record: inout PlanRecord) {
        guard let (tags, cases) = EnumTags.tags(of: record.type) else { return }
        var plans: [PlanCase] = []
        for next in cases {
            if let payload = next.payload, FieldLayout.mayBeReference(payload), !FieldLayout.isReadable(payload) {
                return
            }
            let inner = record.redaction?.inside(.member(next.name))
            let payload = next.payload.map { unsafe Plan(self.record(of: $0, inner)) }  // complete before it is used
            plans.append(Self.choice(next, payload))
        }
        record.kind = .choice
        record.tags = tags
        unsafe record.cases = Self.immortal(plans)
    }

    private static func choice(_ choice: EnumTags.Case, _ payload: Plan?) -> PlanCase {
        let text = text { $0.string(choice.name) }
        let header = 2 * MemoryLayout<Int>.size  // of an object, as a box is one
        return PlanCase(
            text: ByteText(text),
            name: memberName(choice.name),
            path: pathStep(choice.name),
            step: ByteText(Array(text.dropFirst().dropLast())),
            payload: payload,
            boxOffset: choice.isIndirect
                ? payload.map { (header + $0.alignment - 1) / $0.alignment * $0.alignment } : nil,
            continuesName: choice.payload.map { PlannedName.mayContinue(with: $0) } ?? false
        )
    }

    private static func memberName(_ name: String) -> ByteText {
        ByteText(text { $0.name(name) })
    }

    /// A step as it stands inside the quotes of a path.
    private static func pathStep(_ name: String) -> ByteText {
        var path = ChangePath()
        path.enter(.member(name))
        return ByteText(Array(text { path.writePointer(to: &$0) }.dropFirst().dropLast()))
    }

    private static func text(of value: Any) -> [UInt8] {
        var rendering = ValueRendering(limits: RenderingLimits())
        rendering.value(value)
        return rendering.writer.bytes
    }

    private static func text(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        write(&writer)
        return writer.bytes
    }

    /// A copy that is never freed, as plans are not.
    static func immortal<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = unsafe copy.initialize(fromContentsOf: elements)  // as many as were allocated
        return UnsafeBufferPointer(copy)
    }
}
