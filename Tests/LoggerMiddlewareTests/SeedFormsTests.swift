import Foundation
import LoggerMiddleware
import RexCore
import Testing

@Suite struct SeedFormsTests {
    @Test("the forms' source holds the README's snippets character for character")
    func source() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let source = try String(contentsOf: folder.appending(path: "SeedForms+README.swift"), encoding: .utf8)
        let snippets = [
            "\nLoggerMiddleware.default() <> MyOtherMiddleware().lift(...)\n",
            "\nMyOtherMiddleware().logger().lift(...)\n",
            "\nMyOtherMiddleware().lift(...).logger()\n",
            """

            IdentityMiddleware<InterestingAction, InterestingAction, InterestingState>()
                .logger()
                .lift(...) // lift InterestingAction and InterestingState to AppAction and AppState
            <> MyOtherMiddleware().lift(...)

            """,
        ]
        for snippet in snippets { #expect(source.contains(snippet)) }
    }

    @Test("a logger in front of the chain, and one behind the lift, see everything in the app")
    func wholeApp() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            SeedForms.dispatchAll(to: SeedForms.wholeApp())
            SeedForms.dispatchAll(to: SeedForms.singleMiddlewareWholeApp())
        }
        let everything = """

            🕹 mine(LoggerMiddlewareTests.SeedForms.MyAction.increment)
            🎪 SeedForms.swift:7 dispatchAll(to:)
            🏛 @@ −1,5 +1,5 @@
            🏛    ▿ LoggerMiddlewareTests.SeedForms.AppState
            🏛      ▿ mine: LoggerMiddlewareTests.SeedForms.MyState
            🏛 −      - count: 0
            🏛 +      - count: 1
            🏛      ▿ interesting: LoggerMiddlewareTests.SeedForms.InterestingState
            🏛        - note: ""

            🕹 interesting(LoggerMiddlewareTests.SeedForms.InterestingAction.note("hi"))
            🎪 SeedForms.swift:8 dispatchAll(to:)
            🏛 @@ −3,4 +3,4 @@
            🏛        - count: 1
            🏛      ▿ interesting: LoggerMiddlewareTests.SeedForms.InterestingState
            🏛 −      - note: ""
            🏛 +      - note: "hi"
            🏛 \u{2007}

            🕹 unrelated
            🎪 SeedForms.swift:9 dispatchAll(to:)
            🏛 No state mutation

            """
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == everything + everything)
    }

    @Test("a logger before the lift sees the actions and the state of its middleware alone")
    func singleMiddleware() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            SeedForms.dispatchAll(to: SeedForms.singleMiddleware())
        }
        let expected = """

            🕹 increment
            🎪 SeedForms.swift:7 dispatchAll(to:)
            🏛 @@ −1,3 +1,3 @@
            🏛    ▿ LoggerMiddlewareTests.SeedForms.MyState
            🏛 −    - count: 0
            🏛 +    - count: 1
            🏛 \u{2007}

            """
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == expected)
    }

    @Test("a logger on an identity sees the group of actions and the part of the state that it is lifted to")
    func groupOfActions() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            SeedForms.dispatchAll(to: SeedForms.groupOfActions())
        }
        let expected = """

            🕹 note("hi")
            🎪 SeedForms.swift:8 dispatchAll(to:)
            🏛 @@ −1,3 +1,3 @@
            🏛    ▿ LoggerMiddlewareTests.SeedForms.InterestingState
            🏛 −    - note: ""
            🏛 +    - note: "hi"
            🏛 \u{2007}

            """
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == expected)
    }
}
