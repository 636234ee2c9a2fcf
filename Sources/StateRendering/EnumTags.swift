internal import Foundation

/// Asks the compiler's own witnesses of an enum which case a value is in, and where its payload lies.
///
/// The layout of value witnesses, enum descriptors and field descriptors is part of Swift's binary interface; where
/// that is not settled, on other processors than these two, every enum is left to `Mirror`.
@safe struct EnumTags {
    /// A case as the records of the type tell it.
    struct Case {
        let name: String
        let payload: Any.Type?
        /// Whether a box holds the payload.
        var isIndirect = false
    }

    private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

    private let metadata: UnsafeRawPointer
    private let getTag: GetTag
    private let project: Project

    /// Nil for what the records do not tell in full, as with enums of C.
    static func tags(of type: Any.Type) -> (tags: EnumTags, cases: [Case])? {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            guard TypeKind(of: type) == .enumeration else { return nil }
            let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)  // a metatype is this address
            let witnesses = unsafe (metadata - 8).load(as: UnsafeRawPointer.self)  // stands before every metadata
            // Bit 20 of the flags: a bitwise copy of such a value is none.
            guard unsafe witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x10_0000 == 0 else { return nil }
            guard let cases = unsafe cases(metadata) else { return nil }
            return (unsafe EnumTags(metadata, witnesses), cases)
        #else
            return nil
        #endif
    }

    private init(_ metadata: UnsafeRawPointer, _ witnesses: UnsafeRawPointer) {
        unsafe self.metadata = metadata
        // The two witnesses that only enums have, behind the eight of every type and its layout.
        let (tag, projection) = unsafe (
            witnesses.load(fromByteOffset: 88, as: UnsafeRawPointer.self),
            witnesses.load(fromByteOffset: 96, as: UnsafeRawPointer.self)
        )
        unsafe getTag = unsafeBitCast(tag, to: GetTag.self)  // two words in, one out: C and Swift call it alike
        unsafe project = unsafeBitCast(projection, to: Project.self)  // two words in, none out
    }

    /// The number of the case.
    @inline(__always)
    func tag(at place: Place) -> Int {
        unsafe place.withPointer { unsafe Int(getTag($0, metadata)) }  // a value of this enum lies there
    }

    /// Calls `body` with the place of the payload.
    ///
    /// It lies in a bitwise copy, whose references count on those of the value: it is read and never destroyed.
    @inline(__always)
    func withPayload(at place: Place, size: Int, _ body: (Place) -> Void) {
        unsafe withUnsafeTemporaryAllocation(byteCount: max(size, 16), alignment: 16) { copy in
            guard let start = copy.baseAddress else { return }
            unsafe place.withPointer { unsafe start.copyMemory(from: $0, byteCount: size) }  // both are that large
            unsafe project(start, metadata)  // takes the bits of the tag off
            unsafe body(Place(start))  // the payload lies at the start of an enum
        }
    }

    /// The cases, those with a payload first, as they are numbered.
    private static func cases(_ metadata: UnsafeRawPointer) -> [Case]? {
        let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let flags = unsafe descriptor.load(as: UInt32.self)
        guard flags & 0x1F == 18 else { return nil }  // an enum
        // What a generic enum is made with stands behind the kind and the descriptor.
        let arguments = unsafe flags & 0x80 == 0 ? nil : metadata + 16
        guard let fields = unsafe target(descriptor + 16) else { return nil }
        let recordSize = unsafe fields.load(fromByteOffset: 10, as: UInt16.self)
        let count = unsafe Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        let payloads = unsafe Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
        guard recordSize == 12, count > 0 else { return nil }
        var cases: [Case] = []
        for index in 0..<count {
            guard let next = unsafe Self.case(fields + 16 + index * 12, of: descriptor, arguments) else { return nil }
            guard (next.payload != nil) == (index < payloads) else { return nil }
            cases.append(next)
        }
        return cases
    }

    /// - Parameter arguments: of a generic enum.
    private static func `case`(
        _ record: UnsafeRawPointer,
        of descriptor: UnsafeRawPointer,
        _ arguments: UnsafeRawPointer?
    ) -> Case? {
        let isIndirect = unsafe record.load(as: UInt32.self) & 1 != 0
        guard let name = unsafe target(record + 8) else { return nil }
        let text = unsafe String(cString: name.assumingMemoryBound(to: CChar.self))  // ends in a zero
        guard let mangled = unsafe target(record + 4) else { return Case(name: text, payload: nil) }
        guard let payload = unsafe type(mangled, descriptor, arguments) else { return nil }
        return Case(name: text, payload: payload, isIndirect: isIndirect)
    }

    /// What a relative address points at.
    private static func target(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe Int(field.load(as: Int32.self))
        return unsafe distance == 0 ? nil : field + distance  // relative to itself, zero for none
    }

    private static func type(
        _ mangled: UnsafeRawPointer,
        _ descriptor: UnsafeRawPointer,
        _ arguments: UnsafeRawPointer?
    ) -> Any.Type? {
        let name = unsafe mangled.assumingMemoryBound(to: UInt8.self)
        var length = 0
        while let step = unsafe step(name[length]) { length += step }
        return unsafe _getTypeByMangledNameInContext(
            name,
            UInt(length),
            genericContext: arguments == nil ? nil : descriptor,
            genericArguments: arguments
        )  // a name of the type's own records
    }

    /// How long a part of a mangled name is; nil at the end. Some bytes have an address behind them.
    private static func step(_ byte: UInt8) -> Int? {
        switch byte {
        case 0: nil
        case 0x01...0x17: 5
        case 0x18...0x1F: 9
        default: 1
        }
    }
}
