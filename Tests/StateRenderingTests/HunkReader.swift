/// Reads hunks back.
struct HunkReader {
    struct Hunk {
        var old: [[UInt8]] = []
        var new: [[UInt8]] = []
        /// The index of the first line on either side.
        var oldStart: Int
        var newStart: Int
    }

    struct Malformed: Error {
        let line: String
    }

    private(set) var hunks: [Hunk] = []

    init(_ text: String, prefix: String) throws {
        for line in Self.lines(text) {
            guard line.starts(with: prefix.utf8) else { throw Malformed(line: String(decoding: line, as: UTF8.self)) }
            try read(Array(line.dropFirst(prefix.utf8.count)))
        }
        for hunk in hunks {
            let isChange = hunk.old != hunk.new
            guard isChange else { throw Malformed(line: "a hunk without a change") }
        }
    }

    func replacing(_ from: KeyPath<Hunk, [[UInt8]]>, by to: KeyPath<Hunk, [[UInt8]]>, in text: String) -> [UInt8]? {
        var lines = Self.lines(text)
        let start: KeyPath<Hunk, Int> = from == \Hunk.old ? \.oldStart : \.newStart
        for hunk in hunks.reversed() {
            let range = hunk[keyPath: start]..<hunk[keyPath: start] + hunk[keyPath: from].count
            guard range.upperBound <= lines.count, lines[range].elementsEqual(hunk[keyPath: from]) else { return nil }
            lines.replaceSubrange(range, with: hunk[keyPath: to])
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    private mutating func read(_ line: [UInt8]) throws {
        if line.starts(with: "@@ −".utf8), line.suffix(3).elementsEqual(" @@".utf8) {
            let numbers = line.split { !(0x30...0x39).contains($0) }.compactMap {
                Int(String(decoding: $0, as: UTF8.self))
            }
            guard numbers.count == 4 else { throw Malformed(line: String(decoding: line, as: UTF8.self)) }
            hunks.append(Hunk(oldStart: numbers[0] - min(1, numbers[1]), newStart: numbers[2] - min(1, numbers[3])))
            return
        }
        guard var hunk = hunks.popLast() else { throw Malformed(line: String(decoding: line, as: UTF8.self)) }
        if let rest = line.dropping("−") {
            hunk.old.append(rest)
        } else if let rest = line.dropping("+") {
            hunk.new.append(rest)
        } else if let rest = line.dropping("\u{2007}") {
            hunk.old.append(rest)
            hunk.new.append(rest)
        } else {
            throw Malformed(line: String(decoding: line, as: UTF8.self))
        }
        hunks.append(hunk)
    }

    private static func lines(_ text: String) -> [[UInt8]] {
        Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }
}

extension [UInt8] {
    /// What follows a sign, without the mark behind a blank at the end.
    fileprivate func dropping(_ sign: String) -> [UInt8]? {
        guard starts(with: sign.utf8) else { return nil }
        let rest = dropFirst(sign.utf8.count)
        return Array(rest.suffix(3).elementsEqual(" ¬".utf8) ? rest.dropLast(2) : rest)
    }
}
