import Foundation
import StateRendering
import Testing

protocol RuntimeShape {}

@Suite("Values whose types are known at run time", .comparesTiers)
struct RuntimeTypesTests {
    struct Circle: RuntimeShape {
        var radius = 1.0
        var name = "circle"
    }

    struct Square: RuntimeShape, Identifiable {
        var id = 1
        var tags = ["a", "b"]
        var inner: Any = 1
    }

    enum Kind: RuntimeShape { case plain, named(String) }
    final class Blob: RuntimeShape { var number = 1 }

    indirect enum Tree {
        case leaf
        case node(Tree, value: Int, Tree)
        case shape(any RuntimeShape)
        case wide(SIMD4<Double>, UInt8)
        case blob(Blob?)
    }

    enum Link<Element> {
        case end
        indirect case more(Element, Link<Element>)
    }

    enum Either<Left, Right> {
        case left(Left), right(Right), both(Left, label: Right), neither
    }

    struct Scene {
        var main: any RuntimeShape = Circle()
        var shapes: [any RuntimeShape] = []
        var loose: [String: Any] = [:]
        var maybe: (any RuntimeShape)?
        var error: any Error = CancellationError()
        var any: Any = 1
        var blob = Blob()
        weak var weakly: (any AnyObject)?
        var last = 1
    }

    private func verify<Value>(_ values: [Value], sourceLocation: SourceLocation = #_sourceLocation) throws {
        for old in values {
            for new in values { try Rendering.verify(old, new, sourceLocation: sourceLocation) }
        }
        try Rendering.verify(values, values.reversed(), sourceLocation: sourceLocation)
        try Rendering.verify(values, Array(values.dropFirst()), maxDepth: 2, sourceLocation: sourceLocation)
    }

    @Test("are told alike by both tiers inside of existentials")
    func existentials() throws {
        let blob = Blob()
        defer { withExtendedLifetime(blob) {} }
        try verify([
            Scene(), Scene(main: Circle(radius: 2)), Scene(main: Square(), weakly: blob), Scene(main: Kind.plain),
            Scene(main: Kind.named("a"), maybe: Circle()), Scene(maybe: Square(tags: []), last: 2),
            Scene(shapes: [Circle(), Square(), Blob(), Kind.plain]), Scene(any: Int?.none as Any),
            Scene(shapes: [Square(id: 2), Circle(name: "b"), Kind.named("c")], any: Square(inner: [1])),
            Scene(loose: ["a": Circle(), "b": [Square()]], error: URLError(.badURL), any: [1: "a"]),
            Scene(any: Scene(main: Square(inner: Circle()))), Scene(any: (1, label: "x")), Scene(blob: blob),
        ])
    }

    @Test("are told alike in indirect cases")
    func indirect() throws {
        let leaf = Tree.node(.leaf, value: 1, .leaf)
        try verify(
            [
                .leaf, leaf, .node(leaf, value: 2, .leaf), .node(leaf, value: 2, leaf), .shape(Circle()),
                .shape(Kind.plain),
                .wide([1, 2, 3, 4], 5), .wide([1, 2, 3, 4], 6), .blob(nil), .blob(Blob()),
            ] as [Tree]
        )
        #expect(
            Rendering.changes(Tree.node(leaf, value: 2, .leaf), .node(leaf, value: 3, .leaf))
                == ##"[{"op":"replace","path":"/node/value","old":2,"value":3}]"##
        )
        let list = (0..<100).reduce(Link<String>.end) { .more("\($1)", $0) }
        try verify([list, .end, .more("new", list)])
    }

    @Test("are told alike in generic cases")
    func generic() throws {
        try verify([.left(1), .left(2), .right("a"), .both(1, label: "b"), .neither] as [Either<Int, String>])
        try verify([.left(nil), .left(0), .right([]), .right([1]), .both(3, label: [2])] as [Either<UInt8?, [Int]>])
        try verify(
            [.left(()), .right(.left(())), .neither, .both((), label: .neither)] as [Either<Void, Either<Void, Bool>>]
        )
        try verify([.left(Circle()), .left(Square()), .right(Blob()), .neither] as [Either<any RuntimeShape, Blob>])
        try verify([.success(1), .success(2), .failure(URLError(.badURL))] as [Result<Int, any Error>])
        try verify([.success(1.5), .failure(CancellationError())] as [Result<Double, CancellationError>])
        #expect(StateRenderer().name(of: Either<Int, Kind>.right(.named("a"))) == "right.named")
    }

    /// The compiler refuses it as a wrapper, and it is told as one.
    struct Unowned { unowned var wrappedValue: Blob }

    struct Holder {
        var _blob: Unowned
        var number = 1
    }

    @Test("a shadow holds no object that a property wrapper does not own")
    func unownedInWrapper() throws {
        weak var gone: Blob?
        do {
            let (first, second) = (Blob(), Blob())
            gone = second
            try Rendering.verify(
                Holder(_blob: Unowned(wrappedValue: first)),
                Holder(_blob: Unowned(wrappedValue: second), number: 2)
            )
            withExtendedLifetime((first, second)) {}
        }
        #expect(gone == nil)
    }
}
