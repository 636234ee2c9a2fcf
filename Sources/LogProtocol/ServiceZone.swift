internal import Foundation

/// The clock that people at the service read: how far it is ahead of UTC at any moment.
package struct ServiceZone: Sendable {
    /// Seconds ahead of UTC, for a moment in seconds since 1970.
    package let secondsFromUTC: @Sendable (Int64) -> Int

    /// The same distance always.
    package static func fixed(seconds: Int) -> ServiceZone {
        ServiceZone { _ in seconds }
    }

    /// The zone that this process runs in, with its changes between summer and winter.
    package static var current: ServiceZone {
        ServiceZone(TimeZone.current)
    }

    /// A zone by its name, such as `Europe/Berlin`; nil when the system does not know it.
    package init?(identifier: String) {
        guard let zone = TimeZone(identifier: identifier) else { return nil }
        self.init(zone)
    }

    private init(_ zone: TimeZone) {
        self.init { zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))) }
    }

    private init(secondsFromUTC: @escaping @Sendable (Int64) -> Int) {
        self.secondsFromUTC = secondsFromUTC
    }
}
