/// Why a server could not start.
package struct WebSocketServerError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; more may come.
    package struct Code: Sendable, Hashable {
        private let name: String

        /// The port is not one of 0…65535.
        package static let portOutOfRange = Code(name: "portOutOfRange")
        /// Two settings contradict each other, or one is malformed.
        package static let invalidConfiguration = Code(name: "invalidConfiguration")
        /// Somebody else listens on the port.
        package static let portTaken = Code(name: "portTaken")
        /// The port belongs to privileged processes.
        package static let portPrivileged = Code(name: "portPrivileged")
        /// The system refused a socket for another reason.
        package static let listeningFailed = Code(name: "listeningFailed")
        /// libwebsockets refused to start.
        package static let libraryFailed = Code(name: "libraryFailed")
    }

    package let code: Code

    /// A sentence that names the values and the remedy.
    package let message: String

    package var description: String { message }

    package init(code: Code, message: String) {
        self.code = code
        self.message = message
    }
}
