extension HTTPResponse {
    /// This response, or a 304 when the client has it already (RFC 9110 §13.1.2).
    func unlessKnown(ifNoneMatch: String?) -> HTTPResponse {
        guard status == 200, let known = ifNoneMatch, let tag = header("etag") else { return self }
        let tags = known.split(separator: ",").map { Self.opaque($0.drop { $0 == " " }) }
        guard known == "*" || tags.contains(Self.opaque(tag[...])) else { return self }
        return HTTPResponse(status: 304, contentType: contentType, headers: headers, body: [])
    }

    private func header(_ name: String) -> String? {
        headers.first { $0.0.lowercased() == name }?.1
    }

    /// Weak and strong tags are the same here.
    private static func opaque(_ tag: Substring) -> Substring {
        let tag = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
        return tag.last == " " ? tag.dropLast() : tag
    }
}
