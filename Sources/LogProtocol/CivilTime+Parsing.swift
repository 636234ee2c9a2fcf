extension CivilTime {
    /// Reads what `JSONWriter.time` writes: microseconds since 1970, or nil for anything else.
    static func microseconds(parsing text: String) -> Int64? {
        var scan = DigitScan(rest: Substring(text).utf8)
        guard
            let year = scan.year(),
            let month = scan.number("-", digits: 2), (1...12).contains(month),
            let day = scan.number("-", digits: 2), (1...31).contains(day),
            let hour = scan.number("T", digits: 2), hour < 24,
            let minute = scan.number(":", digits: 2), minute < 60,
            let second = scan.number(":", digits: 2), second < 60,
            let fraction = scan.number(".", digits: 6),
            scan.rest.elementsEqual("Z".utf8)
        else { return nil }
        let seconds = dayNumber(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
        return microseconds(seconds: seconds, fraction: fraction)
    }

    /// The first moment of Int64 has a second that is out of its range by itself, so a negative one counts from its end.
    private static func microseconds(seconds: Int, fraction: Int) -> Int64? {
        let (whole, rest) = seconds < 0 ? (seconds + 1, fraction - 1_000_000) : (seconds, fraction)
        let (product, overflow) = Int64(whole).multipliedReportingOverflow(by: 1_000_000)
        let (sum, carry) = product.addingReportingOverflow(Int64(rest))
        return overflow || carry ? nil : sum
    }

    private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedDown(by: 400)
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - daysFromMarch0To1970
    }
}

/// Takes fixed groups of digits from the front of a text.
private struct DigitScan {
    var rest: Substring.UTF8View

    mutating func year() -> Int? {
        switch rest.first {
        case UInt8(ascii: "+"): number("+", digits: 6)
        case UInt8(ascii: "-"): number("-", digits: 6).map { -$0 }
        default: digits(4)
        }
    }

    mutating func number(_ mark: Unicode.Scalar, digits count: Int) -> Int? {
        guard rest.first == UInt8(ascii: mark) else { return nil }
        rest.removeFirst()
        return digits(count)
    }

    private mutating func digits(_ count: Int) -> Int? {
        let group = rest.prefix(count)
        guard group.count == count, group.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest = rest.dropFirst(count)
        return group.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }
}
