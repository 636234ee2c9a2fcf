/// Why a text is not JSON.
package struct JSONReadingError: Error, Sendable, Equatable {
    /// Where, in bytes from the start.
    package var position: Int

    /// What is wrong there, for people.
    package var message: String

    package init(position: Int, message: String) {
        self.position = position
        self.message = message
    }
}
