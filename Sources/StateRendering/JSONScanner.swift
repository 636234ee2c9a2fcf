/// Finds the ends of values in JSON that the renderer wrote: without blanks, and never malformed.
enum JSONScanner {
    /// The index behind the value that begins at `start`.
    static func end(in json: ArraySlice<UInt8>, from start: Int) -> Int {
        let offset = json.startIndex
        return unsafe json.withUnsafeBufferPointer { unsafe offset + end(in: $0, from: start - offset) }  // only read
    }

    private static func end(in json: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < json.count {
            switch unsafe json[index] {  // before its end
            case UInt8(ascii: "\""):
                index = unsafe stringEnd(in: json, from: index)
                if depth == 0 { return index }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: ","):
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return json.count
    }

    private static func stringEnd(in json: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < json.count {
            switch unsafe json[index] {  // before its end
            case UInt8(ascii: "\""): return index + 1
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return json.count
    }
}
