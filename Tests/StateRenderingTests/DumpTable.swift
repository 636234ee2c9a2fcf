/// Kinds of values whose dumps are held against the standard library's.
struct DumpTable: Sendable {
    static let rows: [DumpedValue] = {
        var table = DumpTable()
        table.addNumbers()
        table.addTexts()
        table.addContainers()
        table.addSlicesAndViews()
        table.addRanges()
        table.addStructs()
        table.addEnums()
        table.addClasses()
        table.addExistentials()
        table.addMirrors()
        table.addSpoken()
        table.addPointers()
        table.addConcurrency()
        table.addFoundationScalars()
        table.addFoundationText()
        table.addFoundationTime()
        table.addFoundationObjects()
        table.addLarge()
        return table.rows
    }()

    private var rows: [DumpedValue] = []

    /// - Parameter difference: why the dump is not the standard library's; without one it must be.
    mutating func add<Value>(
        _ name: String,
        _ difference: DumpDifference? = nil,
        _ make: @escaping @Sendable () -> Value
    ) {
        rows.append(DumpedValue(name, difference, make))
    }
}
