internal import StateRendering

/// One text message from a client: a command, and what it wants its reply to be called.
package struct CommandMessage: Sendable, Equatable {
    /// The longest `id`, in bytes of JSON.
    package static let maxIDBytes = 128

    /// The longest text of a mark, in bytes.
    package static let maxMarkBytes = 1_024

    /// The longest name of a store, in bytes.
    package static let maxStoreBytes = 256

    /// How deep values may lie inside each other; commands are flat.
    package static let maxDepth = 8

    /// A JSON string or number to be echoed in the reply, ready to write.
    package let id: [UInt8]?

    package let command: ClientCommand

    package init(id: [UInt8]?, command: ClientCommand) {
        self.id = id
        self.command = command
    }

    /// Reads a message as it came; a newline at its end, as `websocat` sends one, does not matter.
    ///
    /// What it throws is meant to be sent back: `ControlLine.refused(error)`.
    package init(parsing bytes: some Collection<UInt8>) throws(CommandError) {
        let fields = try CommandFields(parsing: bytes)
        self.init(id: fields.id, command: try fields.command())
    }
}
