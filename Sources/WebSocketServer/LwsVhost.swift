import CLibwebsockets

/// Hands descriptors to lws; valid while the context lives, on the service thread.
@safe struct LwsVhost {
    enum Kind {
        /// An accepted connection that will speak HTTP.
        case connection
        /// Anything that is only watched for being readable.
        case readable
    }

    private let raw: OpaquePointer
    private let registry: LwsRegistry

    init(_ vhost: OpaquePointer, registry: LwsRegistry) {
        unsafe raw = vhost
        self.registry = registry
    }

    /// Gives `descriptor` to lws, which closes it in any case, also when this fails and false is returned.
    func adopt(_ descriptor: Int32, as kind: Kind, for target: any LwsEventTarget) -> Bool {
        registry.add(target)
        var adoption = unsafe lws_adopt_desc_t()
        unsafe adoption.vh = unsafe raw
        switch kind {
        case .connection:
            unsafe adoption.type = lws_adoption_type(LWS_ADOPT_SOCKET.rawValue | LWS_ADOPT_HTTP.rawValue)
            unsafe adoption.fd.sockfd = descriptor
        case .readable:
            unsafe adoption.type = LWS_ADOPT_RAW_FILE_DESC
            unsafe adoption.fd.filefd = descriptor
        }
        unsafe adoption.opaque = unsafe Unmanaged.passUnretained(target.socket).toOpaque()  // kept by the registry
        if let wsi = unsafe lws_adopt_descriptor_vhost_via_info(&adoption) {
            unsafe target.socket.attach(wsi)
            return true
        }
        registry.remove(target.socket)
        return false
    }
}
