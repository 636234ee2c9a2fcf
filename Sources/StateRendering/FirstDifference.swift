/// Wants to know only whether there is any difference.
final class FirstDifference: ChangeOutput {
    private(set) var isSatisfied = false

    var takesObjectsApart: Bool { false }

    func replace(at path: ChangePath, old: [UInt8], new: [UInt8]) {
        isSatisfied = true
    }

    func add(at path: ChangePath, new: [UInt8]) {
        isSatisfied = true
    }

    func remove(at path: ChangePath, old: [UInt8]) {
        isSatisfied = true
    }

    func move(from: ChangePath, to: ChangePath) {
        isSatisfied = true
    }

    var mark: ChangeMark? { nil }

    func rewind(to mark: ChangeMark) {}
}
