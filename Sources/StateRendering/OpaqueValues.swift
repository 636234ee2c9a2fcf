/// Types whose content is an address: what they point at is no part of the state, and it differs in every run.
protocol Opaque: DirectlyRendered, DebugPrinted, DumpedWithoutParts {}

extension Opaque {
    func render(in rendering: inout ValueRendering) {
        rendering.opaque(Self.self)
    }

    func compare(to new: Self, in walk: inout ChangeWalk) {}
}

extension ObjectIdentifier: Opaque {}
extension OpaquePointer: @unsafe Opaque {}
extension UnsafeRawPointer: @unsafe Opaque {}
extension UnsafeMutableRawPointer: @unsafe Opaque {}
extension UnsafePointer: @unsafe Opaque {}
extension UnsafeMutablePointer: @unsafe Opaque {}
extension UnsafeRawBufferPointer: @unsafe Opaque {}
extension UnsafeMutableRawBufferPointer: @unsafe Opaque {}
extension UnsafeBufferPointer: @unsafe Opaque {}
extension UnsafeMutableBufferPointer: @unsafe Opaque {}
extension Unmanaged: @unsafe Opaque {}

extension AnyKeyPath: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.opaque(type(of: self))
    }
}
