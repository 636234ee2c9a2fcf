/// A moment as people say it, in the proleptic Gregorian calendar.
///
/// Own arithmetic, since every event is stamped and a date formatter costs more than the rest of the line.
struct CivilTime: Sendable, Equatable {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    var microsecond: Int

    /// The moment `microseconds` after 1970 began in UTC, on a clock that is `offset` seconds ahead of UTC.
    init(microseconds: Int64, offset: Int = 0) {
        let (utc, fraction) = Int(microseconds).dividedDown(by: 1_000_000)
        let (days, secondOfDay) = (utc + offset).dividedDown(by: 86_400)
        (year, month, day) = Self.date(ofDay: days)
        hour = secondOfDay / 3_600
        minute = secondOfDay / 60 % 60
        second = secondOfDay % 60
        microsecond = fraction
    }

    /// Appends the date, `2026-11-30`.
    func writeDate(to bytes: inout [UInt8]) {
        if (0...9_999).contains(year) {
            bytes.appendDigits(year, count: 4)
        } else {
            bytes.append(UInt8(ascii: year < 0 ? "-" : "+"))
            bytes.appendDigits(abs(year), count: 6)
        }
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(month, count: 2)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(day, count: 2)
    }

    /// Appends the time of day, `17:28:41.123456`.
    func writeTimeOfDay(to bytes: inout [UInt8]) {
        bytes.appendDigits(hour, count: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(minute, count: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(second, count: 2)
        bytes.append(UInt8(ascii: "."))
        bytes.appendDigits(microsecond, count: 6)
    }

    /// Appends both as RFC 3339 text; only right for a time in UTC.
    func write(to bytes: inout [UInt8]) {
        writeDate(to: &bytes)
        bytes.append(UInt8(ascii: "T"))
        writeTimeOfDay(to: &bytes)
        bytes.append(UInt8(ascii: "Z"))
    }

    /// Counts in years that begin in March, so that a leap day is a year's last, and in eras of 400 years.
    private static func date(ofDay daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (daysSince1970 + daysFromMarch0To1970).dividedDown(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The days from 1 March of year 0 to 1 January 1970.
    static let daysFromMarch0To1970 = 719_468
}

extension Int {
    /// Quotient and remainder with a remainder that is never negative.
    func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

extension [UInt8] {
    fileprivate mutating func appendDigits(_ number: Int, count: Int) {
        let start = self.count
        append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
        var rest = number
        for place in stride(from: start + count - 1, through: start, by: -1) {
            self[place] += UInt8(rest % 10)
            rest /= 10
        }
    }
}
