internal import Foundation

/// Keeps one session a thread that is not in use, with what it knows of types, for the next value that is encoded.
enum IdleEncodings {
    /// Where each thread keeps its session; it is released when the thread ends.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let isMade = unsafe pthread_key_create(&key) { session in
            guard let session = unsafe session else { return }
            unsafe Unmanaged<EncodingSession>.fromOpaque(session).release()  // retained by `keep`
        }
        return isMade == 0 ? key : nil
    }()

    /// A session that nobody else uses.
    static func take() -> EncodingSession {
        guard let key, let session = unsafe pthread_getspecific(key) else { return EncodingSession() }  // this thread's
        pthread_setspecific(key, nil)  // while it is in use another value may be encoded
        return unsafe Unmanaged<EncodingSession>.fromOpaque(session).takeRetainedValue()  // retained by `keep`
    }

    /// Keeps a session for later, unless somebody kept an encoder of it.
    static func keep(_ session: inout EncodingSession) {
        guard let key, isKnownUniquelyReferenced(&session), unsafe pthread_getspecific(key) == nil else { return }
        let kept = unsafe Unmanaged.passRetained(session).toOpaque()  // released by `take`, or when the thread ends
        guard unsafe pthread_setspecific(key, kept) != 0 else { return }
        unsafe Unmanaged<EncodingSession>.fromOpaque(kept).release()  // nothing else knows it
    }
}
