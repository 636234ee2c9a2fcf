/// Writes hunks as text, byte by byte: a sign and a line must not melt into one character.
struct HunkText: ~Copyable {
    private var sink: ByteSink
    private var prefix: String

    init(into sink: consuming ByteSink, prefix: String) {
        self.sink = sink
        self.prefix = prefix
    }

    var text: String {
        unsafe String(decoding: sink.bytes(), as: UTF8.self)  // copied while it is there
    }

    /// Begins a hunk that shows these lines.
    mutating func begin(old: Range<Int>, new: Range<Int>) {
        beginLine("@@ −")
        span(old)
        sink.raw(" +")
        span(new)
        sink.raw(" @@")
    }

    /// Adds a line that is given without its line feed.
    mutating func line(_ sign: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) {
        beginLine(sign)
        unsafe sink.raw(bytes)  // copied while it is there
        if unsafe bytes.last == UInt8(ascii: " ") { sink.raw("¬") }
    }

    /// A run of lines as a header names it; an empty one by the line before it.
    private mutating func span(_ lines: Range<Int>) {
        sink.integer(Int64(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1))
        sink.byte(UInt8(ascii: ","))
        sink.integer(Int64(lines.count))
    }

    private mutating func beginLine(_ sign: StaticString) {
        if sink.count > 0 { sink.byte(UInt8(ascii: "\n")) }
        prefix.withUTF8 { unsafe sink.raw($0) }  // copied while it is there
        sink.raw(sign)
    }
}
