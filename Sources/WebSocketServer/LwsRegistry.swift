/// Keeps everything alive that lws points to, and passes its wake-ups on; confined to the service thread.
///
/// lws holds unretained pointers to this registry and to the sockets of its targets. Both are safe: the registry
/// outlives the context, and a target stays here from before its adoption until lws has said `destroyed`.
final class LwsRegistry {
    private var targets: [ObjectIdentifier: any LwsEventTarget] = [:]

    /// Called for every wake-up, wanted or spurious.
    var woken: () -> Void = {}

    func add(_ target: any LwsEventTarget) {
        targets[ObjectIdentifier(target.socket)] = target
    }

    func remove(_ socket: LwsSocket) {
        targets[ObjectIdentifier(socket)] = nil
    }

    func deliver(_ event: LwsEvent, to socket: LwsSocket) -> LwsVerdict {
        guard let target = targets[ObjectIdentifier(socket)] else { return .close }
        return target.handle(event)
    }
}
