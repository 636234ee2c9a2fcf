/// Who acts on the events of one descriptor; confined to the service thread.
protocol LwsEventTarget: AnyObject {
    var socket: LwsSocket { get }

    func handle(_ event: LwsEvent) -> LwsVerdict
}
