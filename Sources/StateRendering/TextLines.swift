/// A text in lines, split at the byte `\n`: neither "\r\n" nor a combining mark at the start of a line does any harm.
struct TextLines {
    let bytes: [UInt8]
    /// Where each line begins, and one more for the line that would follow.
    private let starts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        starts.append(bytes.count + 1)
        self.starts = starts
    }

    var count: Int { starts.count - 1 }

    /// A line without the newline that ends it.
    subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[starts[line]..<starts[line + 1] - 1]
    }
}
