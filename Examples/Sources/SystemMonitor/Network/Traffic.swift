/// The bytes that an interface has moved since it is there.
struct Traffic: Sendable {
    let receivedBytes: Int
    let sentBytes: Int

    /// Reads `/proc/net/dev`, a table below two lines of headings, in which a name ends in a colon.
    static func byInterface(_ dev: ProcText) throws(ReadingProblem) -> [String: Traffic] {
        var traffic: [String: Traffic] = [:]
        for line in dev.lines.dropFirst(2) {
            guard let colon = line.lastIndex(of: ":") else { throw dev.problem("has a line without a name: \(line)") }
            let name = line[..<colon].drop { $0 == " " }
            let columns = ProcText.columns(of: line[line.index(after: colon)...])
            traffic[String(name)] = Traffic(
                receivedBytes: try dev.number(0, of: columns),
                sentBytes: try dev.number(8, of: columns)
            )
        }
        return traffic
    }
}
