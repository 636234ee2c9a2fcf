import CLibwebsockets

/// Reads the headers of the request that lws is handling.
///
/// By copying only: the pointers that lws gives out may dangle (CVE-2025-11677).
@safe struct LwsHeaders {
    private static let methods: [(String, lws_token_indexes)] = [
        ("GET", WSI_TOKEN_GET_URI), ("HEAD", WSI_TOKEN_HEAD_URI), ("POST", WSI_TOKEN_POST_URI),
        ("PUT", WSI_TOKEN_PUT_URI), ("PATCH", WSI_TOKEN_PATCH_URI), ("DELETE", WSI_TOKEN_DELETE_URI),
        ("OPTIONS", WSI_TOKEN_OPTIONS_URI), ("CONNECT", WSI_TOKEN_CONNECT),
    ]

    private let raw: OpaquePointer

    init(_ wsi: OpaquePointer) {
        unsafe raw = wsi
    }

    func head() -> RequestHead {
        var head = RequestHead()
        for (method, token) in Self.methods {
            guard let path = text(token) else { continue }
            head.method = method
            head.path = path
            break
        }
        head.query = QueryEncoding.joined(pieces(WSI_TOKEN_HTTP_URI_ARGS))
        head.host = text(WSI_TOKEN_HOST)
        head.origin = text(WSI_TOKEN_ORIGIN)
        head.upgrade = text(WSI_TOKEN_UPGRADE)
        head.connection = text(WSI_TOKEN_CONNECTION)
        head.webSocketVersion = text(WSI_TOKEN_VERSION)
        head.webSocketKey = text(WSI_TOKEN_KEY)
        head.subprotocols = text(WSI_TOKEN_PROTOCOL)
        head.userAgent = text(WSI_TOKEN_HTTP_USER_AGENT)
        head.ifNoneMatch = text(WSI_TOKEN_HTTP_IF_NONE_MATCH)
        head.contentLength = text(WSI_TOKEN_HTTP_CONTENT_LENGTH)
        head.transferEncoding = text(WSI_TOKEN_HTTP_TRANSFER_ENCODING)
        head.isVersion11 = text(WSI_TOKEN_HTTP) == "HTTP/1.1"
        return head
    }

    /// The value, or nil when the header is missing or empty; repeated ones are joined by commas.
    private func text(_ token: lws_token_indexes) -> String? {
        let length = unsafe lws_hdr_total_length(raw, token)
        guard length > 0 else { return nil }
        let bytes = unsafe copied(capacity: length + 8) { unsafe lws_hdr_copy(raw, $0, $1, token) }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    /// What stands between the `&` of a query, each decoded.
    private func pieces(_ token: lws_token_indexes) -> [[UInt8]] {
        let length = unsafe lws_hdr_total_length(raw, token)
        var pieces: [[UInt8]] = []
        while let piece = unsafe copied(
            capacity: length + 1,
            { unsafe lws_hdr_copy_fragment(raw, $0, $1, token, Int32(pieces.count)) }
        ) {
            pieces.append(piece)
        }
        return pieces
    }

    private func copied(
        capacity: Int32,
        _ copy: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
    ) -> [UInt8]? {
        var buffer = [CChar](repeating: 0, count: Int(capacity))
        let count = unsafe buffer.withUnsafeMutableBufferPointer { unsafe copy($0.baseAddress, capacity) }
        return count < 0 ? nil : buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    }
}
