internal import StateRendering
internal import Synchronization

/// Where something came from, in the source code of the service, as JSON.
///
/// The same places come again and again, so the texts of some are kept for the life of the process: at most
/// ``capacity`` of them, none of which is long or has been described by the code that dispatches.
package struct RenderedSite: Sendable {
    private final class Known: Sendable {
        let site: CallSite
        let rendered: RenderedSite

        init(_ site: CallSite, _ rendered: RenderedSite) {
            self.site = site
            self.rendered = rendered
        }
    }

    /// Holds the address of what is known, which stays for ever; 0 while there is nothing.
    ///
    /// A number, since a lazy reference looks up the metadata of its type whenever it is read.
    private final class Slot: Sendable {
        private let address = Atomic<UInt>(0)

        @inline(__always)
        func text(of site: CallSite) -> RenderedSite? {
            let address = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
            guard let address = unsafe address else { return nil }
            let known = unsafe Unmanaged<Known>.fromOpaque(address)  // retained by `keep`
            return unsafe known._withUnsafeGuaranteedRef { $0.site == site ? $0.rendered : nil }  // never released
        }

        func keep(_ known: Known) {
            guard address.load(ordering: .relaxed) == 0 else { return }
            let new = unsafe Unmanaged.passRetained(known)  // for ever, or until the end of this function
            let number = unsafe UInt(bitPattern: new.toOpaque())  // stays for ever, if it becomes the slot's
            guard !address.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing).exchanged
            else { return }
            unsafe new.release()  // nobody else knows it
        }
    }

    private static let capacity = 256
    private static let maxKnownBytes = 512
    private static let slots = (0..<capacity).map { _ in Slot() }

    /// An object.
    package let json: [UInt8]

    /// - Complexity: some tens of nanoseconds for a place that is known.
    package init(_ site: CallSite) {
        guard site.info == nil else {
            json = Self.json(of: site)
            return
        }
        let slot = Self.slots[Self.index(of: site)]
        if let known = slot.text(of: site) {
            self = known
            return
        }
        json = Self.json(of: site)
        if json.count <= Self.maxKnownBytes { slot.keep(Known(site, self)) }
    }

    /// A number that is the same for equal places, and seldom for the places of a program.
    private static func index(of site: CallSite) -> Int {
        Int(truncatingIfNeeded: site.line &+ UInt(site.file.utf8.count &* 67)) & (capacity - 1)
    }

    private static func json(of site: CallSite) -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"file\":")
        json.string(site.file)
        json.raw(",\"line\":")
        json.integer(site.line)
        json.raw(",\"function\":")
        json.string(site.function)
        if let info = site.info {
            json.raw(",\"info\":")
            json.string(info)
        }
        json.raw("}")
        return json.bytes
    }
}
