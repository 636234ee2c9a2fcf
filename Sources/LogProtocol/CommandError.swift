/// Why a command was not obeyed, as the client is told in a `reply`.
package struct CommandError: Error, Sendable, Equatable {
    /// What programs tell refusals apart by.
    package struct Code: RawRepresentable, Sendable, Equatable {
        /// Not a JSON object with a `cmd`, or a field is missing or of the wrong kind.
        package static let malformed = Code(rawValue: "malformed")

        /// A part is longer than its limit.
        package static let tooLong = Code(rawValue: "too-long")

        /// No such command.
        package static let unknownCommand = Code(rawValue: "unknown-command")

        /// A command of the contract that this version does not have.
        package static let unsupported = Code(rawValue: "unsupported")

        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package var code: Code

    /// One sentence for people: what is wrong and what to do.
    package var message: String

    /// The command's `id` as JSON, when it could be read.
    package var id: [UInt8]?

    package init(code: Code, message: String, id: [UInt8]?) {
        self.code = code
        self.message = message
        self.id = id
    }
}
