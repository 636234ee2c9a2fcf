/// What one WebSocket client is sent and what becomes of what it says.
///
/// Confined to the service thread of its server: no call overlaps another.
package protocol ConnectionSession: AnyObject {
    /// Puts the next text message into `buffer`, which comes empty, or says that there is none.
    ///
    /// Asked again after every message, after every `wake()` of the server and after `receive(_:)`; a client that
    /// does not read is not asked until it does. While the server stops, the last word is `.close`.
    func nextMessage(into buffer: inout MessageBuffer) -> NextMessage

    /// Takes one whole text message, valid UTF-8 and within the size limit.
    func receive(_ message: [UInt8])

    /// Learns that the connection is gone, exactly once, and is not called again.
    func closed()
}
