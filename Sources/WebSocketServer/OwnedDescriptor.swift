import Foundation

/// A file descriptor that is closed when this value goes, unless somebody else took it over.
struct OwnedDescriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Leaves the closing to the caller.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }
}
