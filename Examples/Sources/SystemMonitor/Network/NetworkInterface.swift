import Foundation

/// What one interface does.
struct NetworkInterface: Sendable {
    enum Activity: Sendable {
        case quiet
        case active(since: Date)
    }

    private(set) var traffic: Traffic
    private(set) var kilobytesPerSecond = 0.0
    var activity = Activity.quiet

    init(_ traffic: Traffic) {
        self.traffic = traffic
    }

    /// - Parameter elapsedSeconds: since the traffic that it has; nil when that is not known.
    mutating func update(_ traffic: Traffic, elapsedSeconds: Double?) {
        if let elapsedSeconds, elapsedSeconds > 0 {
            let received = max(traffic.receivedBytes - self.traffic.receivedBytes, 0)
            let sent = max(traffic.sentBytes - self.traffic.sentBytes, 0)
            kilobytesPerSecond = ((Double(received) + Double(sent)) / 1000 / elapsedSeconds).rounded(toPlaces: 1)
        }
        self.traffic = traffic
    }
}
