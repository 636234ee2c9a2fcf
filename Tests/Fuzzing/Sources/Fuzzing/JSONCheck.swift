import Foundation

/// Whether what Foundation has read is what was written, by the table of the contract.
enum JSONCheck {
    static func isText(_ json: Any?, _ text: String) -> Bool {
        (json as? String)?.utf8.elementsEqual(text.utf8) ?? false
    }

    static func isWhole<Number: FixedWidthInteger>(_ json: Any?, _ number: Number) -> Bool {
        guard number.magnitude <= 9_007_199_254_740_991 else {
            return json as? [String: String] == ["$int": String(number)]
        }
        return (json as? NSNumber)?.int64Value == Int64(number)
    }

    /// Foundation's reader may be off by the last digits, so the text by itself is read by the standard library too.
    static func isFraction<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ json: Any?,
        _ number: Number
    ) -> Bool {
        guard number.isFinite else { return isSpecial(json, Double(number)) }
        let read = Number(String(decoding: Rendered.value(number), as: UTF8.self))
        guard read == number, read?.sign == number.sign, let near = json as? NSNumber else { return false }
        let tolerance = max(Double(number.ulp), Double(number.magnitude) * 1e-14, .leastNormalMagnitude)
        return abs(near.doubleValue - Double(number)) <= tolerance
    }

    static func isData(_ json: Any?, _ data: Data) -> Bool {
        guard let parts = (json as? [String: Any])?["$data"] as? [String: Any] else { return false }
        return parts["bytes"] as? Int == data.count
            && (parts["base64"] as? String).flatMap { Data(base64Encoded: $0) } == data
    }

    private static func isSpecial(_ json: Any?, _ number: Double) -> Bool {
        json as? [String: String] == ["$float": number.isNaN ? "nan" : number < 0 ? "-inf" : "inf"]
    }
}
