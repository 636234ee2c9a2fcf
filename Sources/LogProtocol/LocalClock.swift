/// Turns the times of events into local ones, and asks its zone once for all events of a minute.
struct LocalClock: Sendable {
    /// A local date and the distance from UTC that holds on it.
    struct Day: Sendable, Equatable {
        var date: String
        var offset: Int

        /// `2026-11-30 +01:00`.
        var text: String {
            let minutes = abs(offset) / 60
            let hour = minutes / 60
            let minute = minutes % 60
            return "\(date) \(offset < 0 ? "-" : "+")\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
        }
    }

    private let zone: ServiceZone
    private var minute: Int?
    private var offset = 0

    init(zone: ServiceZone) {
        self.zone = zone
    }

    /// The local day and the time of day of a moment as events spell it; nil when it is not spelled so.
    mutating func read(_ time: String?) -> (day: Day, timeOfDay: String)? {
        guard let time, let microseconds = CivilTime.microseconds(parsing: time) else { return nil }
        refreshOffset(seconds: Int(microseconds).dividedDown(by: 1_000_000).quotient)
        let local = CivilTime(microseconds: microseconds, offset: offset)
        var date: [UInt8] = []
        local.writeDate(to: &date)
        var timeOfDay: [UInt8] = []
        local.writeTimeOfDay(to: &timeOfDay)
        let day = Day(date: String(decoding: date, as: UTF8.self), offset: offset)
        return (day, String(decoding: timeOfDay, as: UTF8.self))
    }

    private mutating func refreshOffset(seconds: Int) {
        let now = seconds.dividedDown(by: 60).quotient
        guard now != minute else { return }
        minute = now
        offset = zone.secondsFromUTC(Int64(seconds))
    }
}
