// The forms stand here character for character, so the formatter leaves them alone.
// swift-format-ignore-file

import LoggerMiddleware
import RexCore

/// The four usage forms of the seed's README, each as the whole body of a function.
extension SeedForms {
    typealias App = ComposedMiddleware<AppAction, AppAction, AppState>

    static func wholeApp() -> App {
LoggerMiddleware.default() <> MyOtherMiddleware().lift(...)
    }

    static func singleMiddleware() -> some MiddlewareProtocol<AppAction, AppAction, AppState> {
MyOtherMiddleware().logger().lift(...)
    }

    static func singleMiddlewareWholeApp() -> some MiddlewareProtocol<AppAction, AppAction, AppState> {
MyOtherMiddleware().lift(...).logger()
    }

    static func groupOfActions() -> App {
IdentityMiddleware<InterestingAction, InterestingAction, InterestingState>()
    .logger()
    .lift(...) // lift InterestingAction and InterestingState to AppAction and AppState
<> MyOtherMiddleware().lift(...)
    }
}
