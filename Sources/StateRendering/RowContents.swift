/// Numbers the elements of arrays by their content: same text, same number, as ``ElementContents`` has it too.
struct RowContents {
    private let element: Plan
    private var table: ContentTable
    /// One element for each number.
    private var samples: [Place] = []

    /// - Parameter capacity: how many elements there are.
    init(_ element: Plan, capacity: Int) {
        self.element = element
        table = ContentTable(capacity: capacity)
    }

    /// How many numbers were given.
    var count: Int { samples.count }

    /// The number of an element of an array at this place.
    mutating func number(of row: Place, _ rendering: inout PlannedRendering) -> Int {
        rendering.descend()
        defer { rendering.ascend() }
        return number(ofValue: row, &rendering)
    }

    /// The number of what lies at this place itself.
    mutating func number(ofValue row: Place, _ rendering: inout PlannedRendering) -> Int {
        var hash = ContentHash()
        rendering.hash(element, at: row, into: &hash)
        let number = table.number(of: hash.value) { rendering.hasSameText(element, samples[$0], row) }
        if number == samples.count { samples.append(row) }
        return number
    }
}
