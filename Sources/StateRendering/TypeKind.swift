/// What sort of type it is, as far as plans care.
enum TypeKind {
    case structure, enumeration, optional, tuple, existential
    /// A class, a function, a metatype.
    case other

    init(of type: Any.Type) {
        // The first word of a type's record is its kind, by Swift's binary interface.
        switch unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: self = .structure
        case 0x201: self = .enumeration
        case 0x202: self = .optional
        case 0x301: self = .tuple
        case 0x303: self = .existential
        default: self = .other
        }
    }
}
