public import Foundation

/// Why a remote logger could not start.
public struct RemoteLoggerError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may come.
    public struct Code: Sendable, Hashable {
        private let name: String

        /// The configuration holds a value that cannot be used.
        public static let invalidConfiguration = Code(name: "invalidConfiguration")
        /// The address is none that can be listened on.
        public static let invalidAddress = Code(name: "invalidAddress")
        /// Somebody else listens on the port.
        public static let portUnavailable = Code(name: "portUnavailable")
        /// The port belongs to privileged processes.
        public static let portPrivileged = Code(name: "portPrivileged")
        /// The folder of the recording cannot be written.
        public static let recordingUnavailable = Code(name: "recordingUnavailable")
        /// The system or libwebsockets refused for another reason.
        public static let serverFailed = Code(name: "serverFailed")
    }

    /// The kind of failure.
    public let code: Code

    /// A sentence that names the values and the remedy.
    public let message: String

    /// The message.
    public var description: String { message }

    init(code: Code, message: String) {
        self.code = code
        self.message = message
    }
}

extension RemoteLoggerError: LocalizedError {
    /// The message.
    public var errorDescription: String? { message }
}
