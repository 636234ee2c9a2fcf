/// How the arrays of a shadow are written.
extension Array {
    static func withUniqueElements(at place: MutablePlace, _ body: (MutablePlace) -> Void) {
        place.withValue([Element].self) { array in
            unsafe array.withUnsafeMutableBytes { bytes in
                guard let first = bytes.baseAddress else { preconditionFailure("an array without elements") }
                unsafe body(MutablePlace(first))
            }  // the array lives while `body` runs, and nobody else has its storage
        }
    }

    static func replace(_ old: Range<Int>, at place: MutablePlace, by new: Range<Int>, of source: Place) {
        place.withValue([Element].self) { $0.replaceSubrange(old, with: source.value([Element].self)[new]) }
    }

    static func move(_ from: Int, to: Int, at place: MutablePlace) {
        place.withValue([Element].self) { $0.insert($0.remove(at: from), at: to) }
    }
}
