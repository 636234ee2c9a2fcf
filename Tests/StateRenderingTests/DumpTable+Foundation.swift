import Dispatch
import Foundation

extension DumpTable {
    mutating func addPointers() {
        unsafe add("UnsafeRawPointer", .address) { unsafe UnsafeRawPointer(bitPattern: 4096) }
        unsafe add("UnsafeMutablePointer", .address) { unsafe UnsafeMutablePointer<Int>(bitPattern: 4096) }
        unsafe add("UnsafeBufferPointer", .address) { unsafe UnsafeBufferPointer<Int>(start: nil, count: 0) }
        unsafe add("UnsafeRawBufferPointer", .address) { unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
        unsafe add("OpaquePointer", .address) { unsafe OpaquePointer(bitPattern: 4096) }
        add("ObjectIdentifier", .address) { ObjectIdentifier(DumpedTypes.kept) }
        add("KeyPath", .address) { \DumpedTypes.Plain.id as KeyPath<DumpedTypes.Plain, Int> }
        add("WritableKeyPath", .address) { \DumpedTypes.Plain.id }
        add("AnyKeyPath", .address) { \DumpedTypes.Padded.third as AnyKeyPath }
        unsafe add("Range of pointers", .address) {
            unsafe DumpedTypes.pointer(16)..<DumpedTypes.pointer(32)
        }
        add("KeyValuePairs of pointers", .address) { ["a": ObjectIdentifier(Int.self)] as KeyValuePairs }
        add("Dictionary.Values of pointers", .address) { ["a": ObjectIdentifier(Int.self)].values }
        add("CollectionOfOne pointer", .address) { CollectionOfOne(ObjectIdentifier(Int.self)) }
        unsafe add("AutoreleasingUnsafeMutablePointer", .address) { unsafe [UnsafePointer<Int>(bitPattern: 64)] }
    }

    mutating func addConcurrency() {
        add("actor", .actor) { DumpedTypes.Worker() }
        add("Task") { Task { 1 } }
        add("Task.Priority") { TaskPriority.high }
        add("ContinuousClock") { ContinuousClock() }
        add("ContinuousClock.Instant") { DumpedTypes.instant }
        add("AsyncStream") { AsyncStream<Int> { $0.finish() } }
        add("CancellationError") { CancellationError() }
        add("MainActor") { MainActor.shared }
        add("DispatchQueue", .address) { DispatchQueue(label: "q") }
        add("DispatchTime") { DispatchTime(uptimeNanoseconds: 1) }
        add("DispatchTimeInterval") { DispatchTimeInterval.seconds(1) }
        add("DispatchQoS") { DispatchQoS.background }
    }

    mutating func addFoundationScalars() {
        add("UUID") { UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255)) }
        add("URL", .oneLine) { URL(string: "https://example.org/a?b=1#c") }
        add("URL, relative", .oneLine) { URL(string: "a", relativeTo: URL(string: "https://example.org/b/")) }
        add("URL of a file", .oneLine) { URL(fileURLWithPath: "/tmp/a b") }
        add("Decimal") { [Decimal(12), Decimal(string: "-1.5e50") ?? 0, .nan] }
        add("Data, empty", .data) { Data() }
        add("Data, one byte", .data) { Data([1]) }
        add("Data, small", .data) { Data([1, 2, 3]) }
        add("Data of 63 bytes", .data) { Data((0..<63).map { UInt8($0) }) }
        add("Data of 64 bytes", .data) { Data((0..<64).map { UInt8($0) }) }
        add("Data, large", .data) { Data(repeating: 7, count: 100_000) }
        add("Data, slice", .data) { Data([1, 2, 3])[1...] }
        add("CGFloat") { CGFloat(1.5) }
        add("CGRect") { CGRect(x: 1, y: 2, width: 3, height: 4) }
        add("CGPoint") { CGPoint(x: 1, y: 2) }
        add("IndexPath") { [IndexPath(), IndexPath(index: 1), IndexPath(indexes: [1, 2, 3])] }
        add("IndexSet") { IndexSet([1, 2, 5]) }
        add("Measurement") { Measurement(value: 1.5, unit: UnitLength.meters) }
        add("Unit", .address) { UnitMass.kilograms }
        add("NSRange") { NSRange(location: 1, length: 2) }
        add("OperatingSystemVersion") { OperatingSystemVersion(majorVersion: 1, minorVersion: 2, patchVersion: 3) }
        add("ComparisonResult") { ComparisonResult.orderedAscending }
        add("FileAttributeKey") { FileAttributeKey.size }
    }

    mutating func addFoundationText() {
        add("AttributedString", .oneLine) { AttributedString("a b") }
        add("AttributedString with attributes", .oneLine) { DumpedTypes.attributed }
        add("AttributedSubstring", .oneLine) { DumpedTypes.attributed[DumpedTypes.attributed.startIndex...] }
        add("AttributeContainer", .order) { DumpedTypes.attributes }
        add("CharacterSet", .address) { CharacterSet(charactersIn: "ab") }
        add("Locale") { Locale(identifier: "de_DE") }
        add("Locale.Language") { Locale.Language(identifier: "de") }
        add("Notification") { Notification(name: .init("n")) }
        add("Notification.Name") { Notification.Name("n") }
        add("URLComponents") { URLComponents(string: "https://a:b@c.org:80/d?e=f#g") }
        add("URLQueryItem") { URLQueryItem(name: "n", value: "v") }
        add("PersonNameComponents") { PersonNameComponents() }
        add("JSONSerialization.ReadingOptions") { JSONSerialization.ReadingOptions.fragmentsAllowed }
        add("JSONEncoder.OutputFormatting") { JSONEncoder.OutputFormatting.sortedKeys }
        add("JSONEncoder", .privateName) { JSONEncoder() }
        add("JSONDecoder", .privateName) { JSONDecoder() }
        add("PropertyListEncoder", .privateName) { PropertyListEncoder() }
        add("NumberFormatter", .address) { NumberFormatter() }
        add("Date.FormatStyle", .oneLine) { Date.ISO8601FormatStyle() }
        add("IntegerFormatStyle") { IntegerFormatStyle<Int>(locale: Locale(identifier: "en")) }
        add("SortDescriptor", .address) { SortDescriptor(\DumpedTypes.Plain.id) }
    }

    mutating func addFoundationTime() {
        add("Date") { [0, 0.5, -1e9, 700_000_000.123, 1e10].map { Date(timeIntervalSinceReferenceDate: $0) } }
        add("Date, far") { [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e12)] }
        add("DateInterval") { DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 1) }
        add("Range of dates") { Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 1) }
        add("DateComponents") { DateComponents(year: 2026, month: 11) }
        add("DateComponents with a calendar") { DateComponents(calendar: Calendar(identifier: .iso8601), year: 2026) }
        add("Calendar", .oneLine) { Calendar(identifier: .gregorian) }
        add("Calendar.Component") { [Calendar.Component.year, .nanosecond] }
        add("TimeZone", .oneLine) { TimeZone(identifier: "Europe/Berlin") }
        add("TimeZone, GMT", .oneLine) { TimeZone(secondsFromGMT: 3600) }
        add("Date that is no moment", .noMoment) { Date(timeIntervalSinceReferenceDate: .nan) }
        add("Date, infinite", .noMoment) { Date(timeIntervalSinceReferenceDate: -.infinity) }
        add("Range to no moment", .noMoment) {
            Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: .infinity)
        }
        add("PartialRangeFrom no moment", .noMoment) { Date(timeIntervalSinceReferenceDate: .infinity)... }
        add("DateInterval without end", .noMoment) {
            DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: .infinity)
        }
        add("KeyValuePairs of no moments", .noMoment) {
            ["a": Date(timeIntervalSinceReferenceDate: .nan)] as KeyValuePairs
        }
        add("Dictionary.Values of no moments", .noMoment) { [1: Date(timeIntervalSinceReferenceDate: .nan)].values }
        add("Dictionary.Keys of no moments", .noMoment) { [Date(timeIntervalSinceReferenceDate: .infinity): 1].keys }
        add("CollectionOfOne no moment", .noMoment) { CollectionOfOne(Date(timeIntervalSinceReferenceDate: .nan)) }
        add("InlineArray of no moments", .noMoment) {
            [Date(timeIntervalSinceReferenceDate: .nan)] as InlineArray<1, Date>
        }
        add("Slice of no moments", .noMoment) {
            Slice(base: [Date(timeIntervalSinceReferenceDate: .nan)], bounds: 0..<1)
        }
        add("AnyHashable no moment", .noMoment) { AnyHashable(Date(timeIntervalSinceReferenceDate: .infinity)) }
        add("NSDate that is no moment", .noMoment) { NSDate(timeIntervalSinceReferenceDate: .nan) }
    }

    mutating func addFoundationObjects() {
        add("NSObject", .address) { NSObject() }
        add("NSObject, subclass", .address) { DumpedTypes.Object() }
        add("NSError", .order) { NSError(domain: "d", code: 1, userInfo: DumpedTypes.information) }
        add("NSError without information") { NSError(domain: "d", code: 1) }
        add("CocoaError", .order) { CocoaError(.fileNoSuchFile, userInfo: DumpedTypes.information) }
        add("POSIXError") { POSIXError(.EPERM) }
        add("NSNumber") { [NSNumber(value: 1.5), NSNumber(value: 1), NSNumber(value: true)] }
        add("NSDecimalNumber") { NSDecimalNumber(string: "1.5") }
        add("NSString") { NSString("text") }
        add("NSMutableString") { NSMutableString("text") }
        add("NSAttributedString", .address) { NSAttributedString(string: "text") }
        add("NSArray") { NSArray(array: [1, "a"]) }
        add("NSMutableArray") { NSMutableArray(array: [1, "a"]) }
        add("NSDictionary, one") { NSDictionary(dictionary: ["a": 1]) }
        add("NSDictionary, many", .order) { NSDictionary(dictionary: DumpedTypes.information) }
        add("NSSet", .order) { NSSet(array: (0..<20).map { "\($0)" }) }
        add("NSNull") { NSNull() }
        add("NSData", .address) { NSData(data: Data([1, 2])) }
        add("NSDate") { NSDate(timeIntervalSinceReferenceDate: 1.5) }
        add("NSURL", .address) { NSURL(string: "a:b") }
        add("NSUUID", .address) { NSUUID(uuidString: "00000000-0000-0000-0000-0000000000FF") }
        add("NSIndexPath", .address) { NSIndexPath(index: 1) }
        add("NSValue") { NSValue(range: NSRange(location: 1, length: 2)) }
        add("NSRegularExpression", .address) { try? NSRegularExpression(pattern: "a+") }
        add("NSPredicate", .address) { NSPredicate(value: true) }
        add("Progress", .address) { Progress(totalUnitCount: 3) }
        add("NSLock", .address) { NSLock() }
    }

    /// Where it is the size that matters.
    mutating func addLarge() {
        add("objects past the limit", .objects) { (0..<10_002).map { DumpedTypes.Crate($0) } }
        add("enum, 100 deep", .depth) { (0..<100).reduce(DumpedTypes.Chain.end) { .link($1, $0) } }
        add("struct, 100 deep", .depth) {
            (0..<100).reduce(DumpedTypes.Folder()) { DumpedTypes.Folder(name: "\($1)", folders: [$0]) }
        }
    }
}
