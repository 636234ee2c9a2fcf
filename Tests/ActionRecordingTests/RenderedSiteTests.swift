import Foundation
import Locking
import Testing

@testable import ActionRecording

@Suite("A place in the source as JSON")
struct RenderedSiteTests {
    private static let sites: [CallSite] = (0..<2_000).map { index in
        CallSite(
            file: "Shop/File\(index % 7).swift",
            function: "f\(index % 3)(\"\\\n)",
            line: UInt(index % 400),
            info: index % 5 == 0 ? "number \(index)" : nil
        )
    }

    private static func text(of site: CallSite) -> String {
        let info = site.info.map { ",\"info\":\"\($0)\"" } ?? ""
        let function = "\(site.function.prefix(3))\\\"\\\\\\n)"
        return "{\"file\":\"\(site.file)\",\"line\":\(site.line),\"function\":\"\(function)\"\(info)}"
    }

    @Test("is the same text whenever it is asked for, also when more come than are kept")
    func kept() {
        for site in Self.sites + Self.sites.reversed() {
            #expect(String(decoding: RenderedSite(site).json, as: UTF8.self) == Self.text(of: site))
        }
    }

    @Test("is the right one for each of many threads that ask for the first time")
    func threads() {
        let wrong = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for line in 0..<1_000 as Range<UInt> {
                let site = CallSite(file: "Other/Threads.swift", function: "run()", line: line ^ UInt(thread & 1))
                let text = "{\"file\":\"Other/Threads.swift\",\"line\":\(site.line),\"function\":\"run()\"}"
                if RenderedSite(site).json != Array(text.utf8) { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    @Test("is written whole when it is too long to be kept")
    func long() {
        let site = CallSite(file: "A/B.swift", function: String(repeating: "f", count: 5_000), line: 1)
        let text = "{\"file\":\"A/B.swift\",\"line\":1,\"function\":\"\(site.function)\"}"
        for _ in 0..<2 { #expect(String(decoding: RenderedSite(site).json, as: UTF8.self) == text) }
    }
}
