/// The spelling of names, numbers and bytes that PROTOCOL.md's table "Values" asks for.
extension JSONWriter {
    /// Appends the name of a member and the colon; one that starts with `$` gets one more.
    package mutating func name(_ name: String) {
        string(Self.escapedName(name))
        raw(":")
    }

    /// A member's name as it stands on the wire: names with one `$` are the contract's own.
    package static func escapedName(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "$") ? "$" + name : name
    }

    /// Appends a whole number, as text where a reader that has only doubles would round it.
    package mutating func exactInteger<Number: BinaryInteger>(_ number: Number) {
        if number.magnitude <= 9_007_199_254_740_991 {
            integer(number)
        } else {
            raw("{\"$int\":\"\(number)\"}")
        }
    }

    /// Appends a floating-point number: the shortest text that reads back as the same one.
    ///
    /// Past 2^53−1 it has an exponent, so that nobody takes it for an exact whole number.
    package mutating func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ number: Number) {
        if number.isNaN {
            raw("{\"$float\":\"nan\"}")
        } else if number.isInfinite {
            raw(number < 0 ? "{\"$float\":\"-inf\"}" : "{\"$float\":\"inf\"}")
        } else {
            raw(Self.finite(number.description))
        }
    }

    /// Appends bytes as base64 text, in quotes.
    package mutating func base64(_ data: some Collection<UInt8>) {
        raw("\"")
        bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4 + 1)
        var pending: UInt32 = 0
        var count = 0
        for byte in data {
            pending = pending << 8 | UInt32(byte)
            count += 1
            guard count == 3 else { continue }
            base64Digits(of: pending, 4)
            (pending, count) = (0, 0)
        }
        if count > 0 {
            base64Digits(of: pending << (8 * (3 - count)), count + 1)
            raw(count == 1 ? "==" : "=")
        }
        raw("\"")
    }

    private mutating func base64Digits(of bits: UInt32, _ count: Int) {
        for place in 0..<count {
            bytes.append(base64Digit(UInt8(truncatingIfNeeded: bits >> (18 - 6 * place)) & 63))
        }
    }

    private func base64Digit(_ value: UInt8) -> UInt8 {
        switch value {
        case 0..<26: UInt8(ascii: "A") + value
        case 26..<52: UInt8(ascii: "a") + value - 26
        case 52..<62: UInt8(ascii: "0") + value - 52
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }

    /// Swift's text of a finite number without `.0`, and with an exponent where its whole part has 16 digits or more.
    private static func finite(_ description: String) -> String {
        guard description.hasSuffix(".0") else { return description }
        guard description != "-0.0" else { return description }  // "-0" would be read as the whole number
        let whole = description.dropLast(2)
        let digits = whole.drop { $0 == "-" }
        guard digits.utf8.count > 16 || digits.utf8.count == 16 && digits > "9007199254740991" else {
            return String(whole)
        }
        let sign = whole.first == "-" ? "-" : ""
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        let significant = digits.dropLast(zeros)
        let fraction = significant.count > 1 ? "." + significant.dropFirst() : ""
        return "\(sign)\(significant.prefix(1))\(fraction)e+\(digits.count - 1)"
    }
}
