internal import Foundation

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

/// Types of which nothing but the type is known: their storage is private or differs in every run.
protocol Unread: DirectlyRendered {}

extension Unread {
    func render(in rendering: inout ValueRendering) {
        rendering.opaque(Self.self)
    }

    func compare(to new: Self, in walk: inout ChangeWalk) {}
}

extension Task: Unread {}
extension Mirror: Unread {}
extension Hasher: Unread {}
extension Set.Index: Unread {}
extension Dictionary.Index: Unread {}
extension AsyncStream: Unread {}
extension AsyncThrowingStream: Unread {}
extension CheckedContinuation: Unread {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Regex: Unread {}
// To look at their elements takes these away.
extension AnySequence: Unread {}
extension AnyIterator: Unread {}
extension NSLock: Unread {}
extension NSRecursiveLock: Unread {}
extension NSCondition: Unread {}
extension Operation: Unread {}
extension OperationQueue: Unread {}
extension Thread: Unread {}
extension Timer: Unread {}

extension AnyKeyPath: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.opaque(type(of: self))
    }
}
