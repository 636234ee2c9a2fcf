internal import Foundation

/// A type that `dump` text shows in one line: its parts are addresses or private storage.
protocol DumpedWithoutParts {}

extension URL: DumpedWithoutParts {}
extension TimeZone: DumpedWithoutParts {}
extension AnyKeyPath: DumpedWithoutParts {}
extension AttributedString: DumpedWithoutParts {}
extension AttributedSubstring: DumpedWithoutParts {}
