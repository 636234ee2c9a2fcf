/// Structs that generated types are put together from; each stands for a way in which fields can lie or look.
enum GeneratedStructs {
    struct Pair<First: Generated, Second: Generated> {
        var first: First
        var second: Second
    }

    struct Row<ID: GeneratedKey, Title: Generated, Content: Generated>: Identifiable {
        var id: ID
        var title: Title
        var content: Content
    }

    /// With bytes between its fields that mean nothing.
    struct Padded<Content: Generated> {
        var flag: Bool
        var content: Content
        var small: UInt8
        var optional: Content?
        var last: UInt16
    }

    struct Tuples<First: Generated, Second: Generated> {
        var pair: (First, name: Second)
        var list: [(Second, UInt8)]
        var nothing: Void = ()
    }

    @propertyWrapper
    struct Wrapper<Content> {
        var padding: UInt8 = 1
        var wrappedValue: Content
    }

    struct Wrapping<Content: Generated> {
        @Wrapper var wrapped: Content
        @Wrapper @Wrapper var twice: Content
        var _plain: Content
        lazy var late: Int = 1
    }

    /// Types that are known only at run time.
    struct Loose<Content: Generated> {
        var any: Any
        var generated: any Generated
        var content: Content
    }

    /// Shows itself otherwise than it is stored.
    struct Told<Content: Generated>: CustomReflectable {
        var content: Content
        var secret: Int
        var customMirror: Mirror { Mirror(self, children: ["$told": content, "a/b": content, "a/b": 1]) }
    }

    struct Unseen<Content: Generated> {
        var run: () -> Void
        var type: Any.Type
        weak var weakly: Held<Content>?
        var object: Held<Content>
        var content: Content
    }

    /// An object is never changed in place, so that old states stay what they were.
    final class Held<Content: Generated> {
        let content: Content
        let number: Int

        init(content: Content, number: Int) {
            self.content = content
            self.number = number
        }
    }
}

extension GeneratedStructs.Pair: Equatable where First: Equatable, Second: Equatable {}
extension GeneratedStructs.Pair: Hashable where First: Hashable, Second: Hashable {}
