/// Asks the compiler's own witness of a type whether an optional of it holds a value.
///
/// The layout of value witnesses is part of Swift's binary interface; where that is not settled, on other processors
/// than these two, the optional is asked by its type.
@safe enum OptionalTag {
    case witnessed(getTag: GetTag, wrapped: UnsafeRawPointer)
    case asked(any OptionalAccess.Type)

    typealias GetTag = @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32

    init(of type: any OptionalAccess.Type) {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            // A metatype is the address of its record.
            let wrapped = unsafe unsafeBitCast(type.wrappedType, to: UnsafeRawPointer.self)
            let witnesses = unsafe (wrapped - 8).load(as: UnsafeRawPointer.self)  // stands before every metadata
            // The seventh witness. Three words in, one out: C and Swift call it alike.
            let getTag = unsafe witnesses.load(fromByteOffset: 48, as: UnsafeRawPointer.self)
            self = unsafe .witnessed(getTag: unsafeBitCast(getTag, to: GetTag.self), wrapped: wrapped)
        #else
            self = .asked(type)
        #endif
    }

    @inline(__always)
    func isNil(at place: Place) -> Bool {
        switch self {
        case .witnessed(let getTag, let wrapped):
            unsafe place.withPointer { unsafe getTag($0, 1, wrapped) } != 0  // such an optional lies there
        case .asked(let type): type.isNil(at: place)
        }
    }
}
