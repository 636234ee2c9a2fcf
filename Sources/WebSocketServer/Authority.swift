/// The `host[:port]` of a `Host` header or a URL.
struct Authority: Hashable, Sendable {
    /// In lower case; an IPv6 address keeps its brackets.
    let host: String
    let port: Int?

    /// Takes only what a host name or address may contain, so that no user name, path or list slips through.
    init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        let hostEnd = text.firstIndex(of: "]").map(text.index(after:)) ?? text.firstIndex(of: ":") ?? text.endIndex
        let host = text[..<hostEnd]
        guard Self.isHost(host) else { return nil }
        self.host = String(host)
        let rest = text[hostEnd...]
        if rest.isEmpty {
            port = nil
        } else {
            guard rest.first == ":", let number = Self.port(rest.dropFirst()) else { return nil }
            port = number
        }
    }

    private static func isHost(_ host: Substring) -> Bool {
        if host.first == "[" {
            return host.last == "]" && host.utf8.dropFirst().dropLast().allSatisfy(isAddressByte)
        }
        return !host.isEmpty && host.utf8.allSatisfy { isHostByte($0) }
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        case UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func port(_ digits: Substring) -> Int? {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(digits).flatMap { (1...65535).contains($0) ? $0 : nil }
    }
}
