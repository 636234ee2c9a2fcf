extension String {
    /// The text with blanks before it.
    func padded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// The text with blanks behind it.
    func filled(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
