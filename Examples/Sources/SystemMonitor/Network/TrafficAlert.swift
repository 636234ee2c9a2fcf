import Foundation
import RexCore

/// Says when an interface begins to carry traffic, and when it goes quiet.
struct TrafficAlert: MiddlewareProtocol {
    private let activeKilobytesPerSecond = 10.0
    private let quietKilobytesPerSecond = 1.0

    func handle(
        action: NetworkAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<NetworkState>
    ) -> IO<NetworkAction> {
        guard case .sampled = action else { return .pure() }
        return IO { output in
            for (name, interface) in state().interfaces.sorted(by: { $0.key < $1.key }) {
                switch (interface.activity, interface.kilobytesPerSecond) {
                case (.quiet, activeKilobytesPerSecond...):
                    output.dispatch(.becameActive(interface: name, at: Date()))
                case (.active, ..<quietKilobytesPerSecond):
                    output.dispatch(.wentQuiet(interface: name))
                default: break
                }
            }
        }
    }
}
