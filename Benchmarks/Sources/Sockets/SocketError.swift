import Foundation

/// A system call that failed.
package struct SocketError: Error, CustomStringConvertible {
    package let description: String

    /// - Parameter call: What was tried; `errno` says why it failed.
    init(_ call: String) {
        description = "\(call): errno \(errno)"
    }
}
