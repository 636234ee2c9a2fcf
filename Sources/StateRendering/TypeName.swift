/// Names of types as people read them, the same in every run.
enum TypeName {
    /// Without the module and the types around it.
    static func short(_ type: Any.Type) -> String {
        String(describing: type)
    }

    /// With the module, but without the address that the standard library puts into the names of private types.
    static func full(_ type: Any.Type) -> String {
        var name = String(reflecting: type)
        while let start = name.firstRange(of: "(unknown context at $"),
            let end = name[start.upperBound...].firstRange(of: ").")
        {
            name.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return name
    }
}
