import Observation
import Synchronization

extension DumpedTypes {
    class Base: Thing {
        var base = 1
    }

    class Derived: Base {
        var own = ["own"]
    }

    final class Third: Derived {
        let third = (1, "three")
    }

    final class Bare: Base {}

    class Crate<Value> {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    final class NamedCrate: Crate<String> {
        var name = "name"

        init() { super.init("content") }
    }

    /// Some objects of which each holds the next.
    final class Ring {
        final class Link {
            let number: Int
            var next: Link?

            init(_ number: Int) { self.number = number }
        }

        private let links: [Link]

        init(_ count: Int) {
            links = (0..<count).map { Link($0) }
            for index in 0..<count { links[index].next = links[(index + 1) % count] }
        }

        deinit { for link in links { link.next = nil } }
    }

    final class LazyObject {
        lazy var heavy = [1]
    }

    final class Guarded {
        let lock = Mutex(1)
        let number = Atomic(1)
        let plain = 1
    }

    @Observable
    final class Watched {
        var name = "watched"
        var count = 1
    }

    actor Worker {
        var state = 1
    }

    final class Kept: Sendable {
        let number = 1
    }

    static let kept = Kept()

    struct Weakly {
        weak var object: Kept? = kept
        var number = 1
    }

    class WeakHolder {
        weak var object: Kept? = kept
        var number = 1
    }

    final class WeakSubclass: WeakHolder {
        unowned let other = kept
        var text = "t"
    }

    struct Unowned {
        unowned var object = kept
        unowned var maybe: Kept? = kept
    }

    struct Unsafely {
        unowned(unsafe) var object = kept
        var number = 1
    }

    @safe struct Unmanagedly {
        var object = unsafe Unmanaged.passUnretained(kept)  // kept for ever
    }

    struct Shared {
        var first = kept
        var list = [kept, kept]
        var maybe: Kept? = kept
        var any: Any = kept
        var named = ["a": kept]
        var type: Kept.Type = Kept.self
    }

    final class Buffer: ManagedBuffer<Int, Int> {
        static func make() -> ManagedBuffer<Int, Int> {
            Buffer.create(minimumCapacity: 1) { _ in 7 }
        }
    }
}
