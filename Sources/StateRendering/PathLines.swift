/// Writes each difference as one line for people.
final class PathLines: ChangeOutput {
    private let stateName: String
    private let prefix: String
    private let filters: [String]
    private var bytes: [UInt8] = []
    private var isEmpty = true

    init(stateName: String, prefix: String, filters: [String]) {
        self.stateName = stateName
        self.prefix = prefix
        self.filters = filters
    }

    /// The lines; nil when there is none.
    var text: String? { isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }

    var isSatisfied: Bool { false }

    var takesObjectsApart: Bool { true }

    /// A line for every path is what is asked for, however many there are.
    var mark: ChangeMark? { nil }

    func rewind(to mark: ChangeMark) {}

    func replace(at path: ChangePath, old: [UInt8], new: [UInt8]) {
        line(path, [value(old), Array(" → ".utf8), value(new)])
    }

    func add(at path: ChangePath, new: [UInt8]) {
        line(path, [Array("+ ".utf8), value(new)])
    }

    func remove(at path: ChangePath, old: [UInt8]) {
        line(path, [Array("− ".utf8), value(old)])
    }

    func move(from: ChangePath, to: ChangePath) {
        line(to, [Array("moved from \(text(of: from))".utf8)])
    }

    private func value(_ json: [UInt8]) -> [UInt8] {
        json.elementsEqual("null".utf8) ? Array("nil".utf8) : json
    }

    private func line(_ path: ChangePath, _ parts: [[UInt8]]) {
        let place = text(of: path)
        guard !filters.contains(where: { place.contains($0) }) else { return }
        if !isEmpty { bytes.append(UInt8(ascii: "\n")) }
        isEmpty = false
        bytes.append(contentsOf: "\(prefix)\(place): ".utf8)
        bytes.append(contentsOf: parts.joined())
    }

    private func text(of path: ChangePath) -> String {
        let text = path.text
        return text.isEmpty || text.hasPrefix("[") ? stateName + text : "\(stateName).\(text)"
    }
}
