/// The labels of parts that no field names.
enum DumpLabels {
    static let some = ByteText(Array("some: ".utf8))
    static let key = ByteText(Array("key: ".utf8))
    static let value = ByteText(Array("value: ".utf8))
    static let seconds = ByteText(Array("timeIntervalSinceReferenceDate: ".utf8))
}
