internal import CViewerAssets

/// One file of the viewer, held in the program.
package struct ViewerAsset: Sendable {
    /// What a browser is told that the file is.
    package let contentType: String

    /// The file as it was when the program was built.
    package let bytes: [UInt8]

    /// Names this very content, in quotes, as an `ETag` header does.
    package let etag: String

    /// Every file of the viewer by its path, `/model/worker.js`; the page itself is at `/` too.
    package static let all: [String: ViewerAsset] = {
        var assets: [String: ViewerAsset] = [:]
        for index in 0..<rl_viewer_asset_count {
            let file = unsafe rl_viewer_assets[index]  // within the table, whose length C counted
            let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))  // both from one array
            let path = unsafe String(cString: file.path)  // a literal, so it is terminated
            assets["/" + path] = ViewerAsset(path: path, bytes: bytes)
        }
        assets["/"] = assets["/index.html"]
        return assets
    }()

    private init(path: String, bytes: [UInt8]) {
        self.bytes = bytes
        contentType = Self.contentTypes[path.split(separator: ".").last ?? ""] ?? "application/octet-stream"
        etag = "\"\(String(Self.hash(of: bytes), radix: 16))\""
    }

    private static let contentTypes: [Substring: String] = [
        "css": "text/css; charset=utf-8",
        "html": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]

    /// FNV-1a, 64 bits: it tells versions of a file apart and resists nobody.
    private static func hash(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
