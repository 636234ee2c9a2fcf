/// Where an action was dispatched, in the source code of the service.
public struct ActionSource: Codable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case file, function, line, info
    }

    /// `Module/File.swift` unless somebody handed in another text, which is kept as it is.
    public let file: String

    /// The function's name with its labels.
    public let function: String

    /// The line, counted from 1.
    public let line: UInt

    /// What the dispatching code adds about itself.
    public let info: String?

    /// What the store noted when it took the action from its queue; no part of the value's identity, text or coding.
    package var dispatch: DispatchStamp?

    /// Names a place in the source code.
    public init(file: String, function: String, line: UInt, info: String? = nil) {
        self.file = file
        self.function = function
        self.line = line
        self.info = info
    }

    /// The place of the call.
    ///
    /// The file is `#fileID`, not `#file`: a full path would carry the build machine's directories into logs.
    public static func here(
        file: String = #fileID,
        function: String = #function,
        line: UInt = #line,
        info: String? = nil
    ) -> ActionSource {
        ActionSource(file: file, function: function, line: line, info: info)
    }

    /// Whether both name the same place with the same info.
    public static func == (lhs: ActionSource, rhs: ActionSource) -> Bool {
        lhs.line == rhs.line && lhs.file == rhs.file && lhs.function == rhs.function && lhs.info == rhs.info
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(function)
        hasher.combine(line)
        hasher.combine(info)
    }
}
