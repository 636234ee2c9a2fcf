/// Takes the differences that the walk finds, in the order in which they apply.
///
/// Texts are the JSON of the values as they stand at the path.
protocol ChangeOutput: AnyObject {
    /// Whether nothing further is of interest.
    var isSatisfied: Bool { get }

    /// Whether two objects that are not one and the same are compared part by part, instead of replaced whole.
    var takesObjectsApart: Bool { get }

    func replace(at path: ChangePath, old: [UInt8], new: [UInt8])
    func add(at path: ChangePath, new: [UInt8])
    func remove(at path: ChangePath, old: [UInt8])
    func move(from: ChangePath, to: ChangePath)

    /// The state of the output, to compare and come back to; nil when a whole replacement is never better here.
    var mark: ChangeMark? { get }

    /// Takes back what was reported since `mark`.
    func rewind(to mark: ChangeMark)
}

/// A place in a list of changes.
struct ChangeMark {
    let count: Int
    let bytes: Int
}
