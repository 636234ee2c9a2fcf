/// Types that say themselves what a mirror shows of them, or what their text is.
enum DumpedMirrors {
    struct Struct: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "two"]) }
    }

    struct Unlabelled: CustomReflectable {
        let style: Mirror.DisplayStyle?
        var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: style) }
    }

    struct Childless: CustomReflectable {
        let style: Mirror.DisplayStyle?
        var customMirror: Mirror { Mirror(self, children: [:], displayStyle: style) }
    }

    struct Pairs: CustomReflectable {
        var customMirror: Mirror {
            Mirror(self, unlabeledChildren: [("b", 1), ("a", 2)], displayStyle: .dictionary)
        }
    }

    struct Members: CustomReflectable {
        var customMirror: Mirror { Mirror(self, unlabeledChildren: [2, 1], displayStyle: .set) }
    }

    struct HalfLabelled: CustomReflectable {
        var customMirror: Mirror {
            let children: [Mirror.Child] = [("a", 1), (nil, 2), ("", 3), (".0", 4)]
            return Mirror(self, children: children, displayStyle: .struct)
        }
    }

    enum Choice: CustomReflectable {
        case first, second(Int)
        var customMirror: Mirror { Mirror(self, children: ["shown": 1], displayStyle: .struct) }
    }

    enum EnumAsEnum: CustomReflectable {
        case first, second(Int)
        var customMirror: Mirror { Mirror(self, children: ["shown": 1], displayStyle: .enum) }
    }

    struct Another: CustomReflectable {
        var customMirror: Mirror { Mirror(reflecting: [1, 2]) }
    }

    class Reflected: CustomReflectable {
        var hidden = 1
        var customMirror: Mirror { Mirror(self, children: ["shown": hidden]) }
    }

    class Parent {
        var parent = 1
    }

    final class Generated: Parent, CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["own": 1], ancestorRepresentation: .generated) }
    }

    final class Suppressed: Parent, CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["own": 1], ancestorRepresentation: .suppressed) }
    }

    final class Customized: Reflected {
        override var customMirror: Mirror {
            Mirror(self, children: ["own": 1], ancestorRepresentation: .customized { super.customMirror })
        }
    }

    final class Heir: Reflected {
        var own = 1
    }

    struct Playground: CustomPlaygroundDisplayConvertible {
        var number = 1
        var playgroundDescription: Any { "played" }
    }

    struct Secret: CustomReflectable {
        var password = "secret"
        var customMirror: Mirror { Mirror(self, children: ["wrappedValue": 1, "_$observationRegistrar": 2]) }
    }

    struct Described: CustomStringConvertible {
        var number = 1
        var description: String { "described" }
    }

    struct Debugged: CustomDebugStringConvertible {
        var number = 1
        var debugDescription: String { "debugged" }
    }

    struct Both: CustomStringConvertible, CustomDebugStringConvertible {
        var number = 1
        var description: String { "described" }
        var debugDescription: String { "debugged" }
    }

    enum Spoken: CustomStringConvertible {
        case first, second(Int)
        var description: String { "spoken" }
    }

    final class DescribedObject: CustomStringConvertible {
        var number = 1
        var description: String { "described" }
    }

    struct Lines: CustomStringConvertible {
        var number = 1
        var description: String { "one\ntwo\n" }
    }

    struct Silent: CustomStringConvertible {
        var number = 1
        var description: String { "" }
    }

    struct Streamed: TextOutputStreamable {
        var number = 1
        func write(to target: inout some TextOutputStream) { target.write("streamed") }
    }

    struct Lossless: LosslessStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    struct DescribedMirror: CustomReflectable, CustomStringConvertible {
        var description: String { "described" }
        var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .struct) }
    }

    struct DescribedList: CustomReflectable, CustomStringConvertible {
        var description: String { "described" }
        var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .collection) }
    }

    struct Row: Identifiable, CustomStringConvertible {
        var id = 1
        var text = "t"
        var description: String { "row \(id)" }
    }
}
