/// An address that only this machine reaches, as it is written.
package enum LoopbackAddress: String, Sendable, CaseIterable {
    case v4 = "127.0.0.1"
    case v6 = "::1"
}
