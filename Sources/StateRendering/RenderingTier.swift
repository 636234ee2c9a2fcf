internal import Foundation

/// Which ways of looking into a value the renderer uses; the text is the same.
package enum RenderingTier: Sendable, Equatable {
    /// Plans of types, made from the standard library's records of fields, wherever they are trusted.
    case full
    /// Public API alone.
    case publicOnly

    /// Whether `REMOTE_LOGGER_RENDERING=public` was set when the process asked first; it overrules every renderer.
    private static let isPublicForced = ProcessInfo.processInfo.environment["REMOTE_LOGGER_RENDERING"] == "public"

    /// The tier that is really used.
    var effective: RenderingTier { self == .full && !Self.isPublicForced ? .full : .publicOnly }
}
