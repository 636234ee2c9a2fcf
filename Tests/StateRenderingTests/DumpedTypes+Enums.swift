import Foundation

extension DumpedTypes {
    enum Flat: CaseIterable, Thing { case red, green, blue }

    enum Alone { case only }

    enum Raw: String { case first, second = "2" }

    enum Level {
        case high(Int), low(Int), off
    }

    enum Payload {
        case none, bare(Int), labelled(id: Int, text: String), single(label: Int), void(()), pair((Int, Int))
        case nested((Int, (String, b: Bool)), Flat), text(String), row(Plain), date(Date), flat(Flat)
        case unlabelled(Int, second: Int, _: Int), table([String: Int]), empty(Empty)

        static let all: [Payload] = [
            .none, .bare(1), .labelled(id: 1, text: "t"), .single(label: 1), .void(()), .pair((1, 2)),
            .nested((1, ("a", b: true)), .red), .text("text"), .row(Plain()),
            .date(Date(timeIntervalSinceReferenceDate: 0)), .flat(.blue), .unlabelled(1, second: 2, 3),
            .table(["a": 1]), .empty(Empty()),
        ]
    }

    indirect enum Tree {
        case leaf(Int)
        case node(Tree, Tree)
    }

    enum Chain {
        case end
        indirect case link(Int, Chain)
    }

    enum Maybe<Value> {
        case full(Value)
        case empty
    }

    enum Held {
        case maybe(Int?), maybes(String?, Flat?), list([Int?])
    }

    enum Owner {
        case one(Base), none
    }

    enum Job { case run(() -> Int) }

    enum Loosely { case any(Any), error(any Error) }

    enum Space {
        enum Inner { case only(Flat) }
    }

    enum Many: Int, CaseIterable {
        case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9
    }

    enum OddCases { case `default`, `case with blanks` }

    enum Failure: Error { case because(String) }

    struct Keyed: Codable {
        var id = 1
        enum CodingKeys: String, CodingKey { case id = "ID" }
    }
}
