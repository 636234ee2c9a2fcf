/// What was promised of a rendering and is not so, with the texts that show it.
struct BrokenPromise: Error, CustomStringConvertible {
    enum Kind { case tiersAgree, other }

    let kind: Kind
    let description: String

    init(_ promise: String, kind: Kind = .other, _ texts: [UInt8]...) {
        self.kind = kind
        let lines = texts.map { String(decoding: $0, as: UTF8.self).prefix(2000) }
        description = ([promise + ": broken"] + lines).joined(separator: "\n")
    }
}
