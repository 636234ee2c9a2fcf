import Locking
import LogProtocol

/// What readers were sent, what they missed and where they stand.
///
/// One thread writes it, and reads it for whoever asks over HTTP.
final class ServingCounts: Sendable {
    /// The counts at one moment.
    struct Snapshot: Sendable {
        /// The clients that ever opened a stream.
        fileprivate(set) var clients: UInt64 = 0
        fileprivate(set) var sentBytes: UInt64 = 0
        fileprivate(set) var gaps: [ControlLine.GapReason: GapCount] = [:]
        fileprivate var places: [ObjectIdentifier: UInt64] = [:]

        /// The clients that are connected.
        var connected: Int { places.count }

        /// The number after the last that the slowest client was sent; nil without clients.
        var slowestPlace: UInt64? { places.values.min() }
    }

    private let state = Locked(Snapshot())

    /// The counts as of now.
    var snapshot: Snapshot { state.withLock { $0 } }

    func opened(_ client: AnyObject) {
        state.withLock {
            $0.clients += 1
            $0.places[ObjectIdentifier(client)] = 0
        }
    }

    func closed(_ client: AnyObject) {
        _ = state.withLock { $0.places.removeValue(forKey: ObjectIdentifier(client)) }
    }

    func sent(_ bytes: Int, to client: AnyObject, next: UInt64) {
        state.withLock {
            $0.sentBytes += UInt64(bytes)
            $0.places[ObjectIdentifier(client)] = next
        }
    }

    func missed(_ numbers: ClosedRange<UInt64>, _ reason: ControlLine.GapReason) {
        state.withLock { $0.gaps[reason, default: GapCount()].add(numbers) }
    }
}
