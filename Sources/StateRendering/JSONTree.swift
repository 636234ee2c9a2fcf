/// A JSON value that the renderer wrote, taken apart as far as it is asked for.
///
/// How values are compared that are known by their text alone, such as those that encode themselves.
struct JSONTree {
    struct Member {
        /// With its quotes, as it stands on the wire.
        let name: ArraySlice<UInt8>
        let value: JSONTree
    }

    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var isObject: Bool { bytes.first == UInt8(ascii: "{") }
    var isArray: Bool { bytes.first == UInt8(ascii: "[") }

    /// The members of an object, which need not be at its end yet.
    var members: [Member] {
        var members: [Member] = []
        var index = bytes.startIndex + 1
        while index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") {
            let colon = JSONScanner.end(in: bytes, from: index)
            let end = JSONScanner.end(in: bytes, from: colon + 1)
            members.append(Member(name: bytes[index..<colon], value: JSONTree(bytes[colon + 1..<end])))
            index = end + 1
        }
        return members
    }

    /// The elements of an array.
    var elements: [JSONTree] {
        var elements: [JSONTree] = []
        var index = bytes.startIndex + 1
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "]") {
            let end = JSONScanner.end(in: bytes, from: index)
            elements.append(JSONTree(bytes[index..<end]))
            index = end + 1
        }
        return elements
    }
}

extension JSONTree: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.raw(bytes: bytes)
    }

    func compare(to new: JSONTree, in walk: inout ChangeWalk) {
        guard bytes != new.bytes, walk.canDescend else { return walk.compareTexts(self, new) }
        if isObject, new.isObject {
            JSONTreeComparison.compareObjects(self, new, in: &walk)
        } else if isArray, new.isArray {
            JSONTreeComparison.compareArrays(elements, new.elements, in: &walk)
        } else {
            walk.compareTexts(self, new)
        }
    }
}
