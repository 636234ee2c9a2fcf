/// Spells a moment as RFC 3339 does, in UTC.
enum InternetTime {
    /// Microseconds, without trailing zeros; years outside 0…9999 carry a sign and six digits or more (ISO 8601).
    ///
    /// Nil for what is no moment: NaN, infinities, and anything farther away than 280,000 years.
    static func text(secondsSince2001 seconds: Double) -> String? {
        guard abs(seconds) < 8.8e12 else { return nil }
        let whole = seconds.rounded(.down)
        let microseconds = Int64(((seconds - whole) * 1_000_000).rounded())
        return text(seconds: Int64(whole) + microseconds / 1_000_000, microseconds: microseconds % 1_000_000)
    }

    private static func text(seconds: Int64, microseconds: Int64) -> String {
        let (days, second) = floorDivision(seconds, by: 86_400)
        let date = civilDate(daysSinceMarchOfYear0: days + 730_791)
        let time = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
        return "\(year(date.year))-\(two(date.month))-\(two(date.day))T\(time)\(fraction(microseconds))Z"
    }

    /// The Gregorian calendar counted in years that begin in March, so that the leap day is the last of its year.
    private static func civilDate(daysSinceMarchOfYear0 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = floorDivision(days, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    private static func floorDivision(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func year(_ year: Int64) -> String {
        guard !(0...9999).contains(year) else { return padded(year, to: 4) }
        return (year < 0 ? "-" : "+") + padded(abs(year), to: 6)
    }

    private static func fraction(_ microseconds: Int64) -> String {
        guard microseconds > 0 else { return "" }
        var digits = padded(microseconds, to: 6)
        while digits.last == "0" { digits.removeLast() }
        return "." + digits
    }

    private static func two(_ number: Int64) -> String {
        padded(number, to: 2)
    }

    private static func padded(_ number: Int64, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
