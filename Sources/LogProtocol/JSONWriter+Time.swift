package import StateRendering

extension JSONWriter {
    /// Appends a moment, given in microseconds since 1970, as RFC 3339 text in UTC with six digits of a second.
    ///
    /// Years outside 0…9999, which RFC 3339 lacks, get a sign and six digits, as in JavaScript's dates.
    package mutating func time(_ microseconds: Int64) {
        raw("\"")
        CivilTime(microseconds: microseconds).write(to: &bytes)
        raw("\"")
    }
}
