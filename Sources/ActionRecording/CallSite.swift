/// Where an action or a message came from, in the source code of the service.
public struct CallSite: Sendable, Hashable {
    /// `Module/File.swift`, as `#fileID` gives it.
    public var file: String

    /// The function's name with its labels, as `#function` gives it.
    public var function: String

    /// The line, counted from 1.
    public var line: UInt

    /// What the dispatching code adds about itself.
    public var info: String?

    /// Names a place in the source code; without arguments, the place of the call.
    ///
    /// Of an absolute path, as `#filePath` gives it, only the last folder and the file are kept: the directories of the
    /// machine that built the service are nobody's business.
    public init(file: String = #fileID, function: String = #function, line: UInt = #line, info: String? = nil) {
        self.file = file.hasPrefix("/") ? file.split(separator: "/").suffix(2).joined(separator: "/") : file
        self.function = function
        self.line = line
        self.info = info
    }
}
