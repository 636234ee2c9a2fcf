extension ActionSource: CustomReflectable {
    /// The four public fields, so that dumps and descriptions look as they do in SwiftRex.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["file": file, "function": function, "line": line, "info": info as Any],
            displayStyle: .struct
        )
    }
}
