import Foundation

/// One file of a recording while it is written; confined to the recording thread.
@safe struct RecordingFile: ~Copyable {
    /// What the system refused.
    struct Failure: Error {
        let number: Int32

        /// `No space left on device`.
        var reason: String { unsafe String(cString: strerror(number)) }
    }

    let url: URL
    private(set) var size: Int
    private let descriptor: Int32

    /// Makes a new file that only its owner and group may read.
    init(creating url: URL) throws(Failure) {
        let descriptor = unsafe open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o640)  // a C call
        guard descriptor >= 0 else { throw Failure(number: errno) }
        self.url = url
        self.descriptor = descriptor
        size = 0
    }

    deinit {
        close(descriptor)
    }

    /// Appends all of `bytes`, or nothing: what was written of them is taken back when the rest is refused.
    mutating func append(_ bytes: [UInt8]) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { all in
                unsafe write(descriptor, all.baseAddress.map { unsafe $0 + written }, all.count - written)  // in bounds
            }
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                ftruncate(descriptor, size)
                throw Failure(number: number)
            }
            written += count
        }
        size += bytes.count
    }

    /// Forces what was written to the disk.
    func synchronize() throws(Failure) {
        guard fsync(descriptor) == 0 else { throw Failure(number: errno) }
    }
}
