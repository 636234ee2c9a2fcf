import Foundation
import Testing
import ViewerAssets

@Suite struct ViewerAssetTests {
    static let web = URL(filePath: #filePath).appending(path: "../../../web").standardizedFileURL

    @Test("every file of web/ is in the program, byte for byte, and nothing else is")
    func complete() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.web.path)
            .filter {
                try Self.web.appending(path: $0).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
            }
        #expect(Set(ViewerAsset.all.keys) == Set(files.map { "/" + $0 } + ["/"]))
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: Self.web.appending(path: file)))
            #expect(ViewerAsset.all["/" + file]?.bytes == bytes, "\(file)")
        }
    }

    @Test("every file has a content type that a browser knows, and a tag of its own")
    func headers() {
        let assets = ViewerAsset.all.filter { $0.key != "/" }
        #expect(assets.values.allSatisfy { $0.contentType != "application/octet-stream" })
        #expect(Set(assets.values.map(\.etag)).count == assets.count)
    }
}
