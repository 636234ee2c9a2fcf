/// Why a value could not be encoded.
enum EncodingFailure: Error {
    /// A container of a value was written to while a value inside of it was being encoded.
    case outOfTurn

    /// What of an error is shown: its type and case, and of an `EncodingError` what it says.
    ///
    /// - Parameter showsDetails: whether text that may have parts of the value in it is shown.
    static func text(of error: any Error, showsDetails: Bool) -> String {
        let name = ([TypeName.short(type(of: error))] + ActionName.steps(of: error, maxSteps: 1)).joined(separator: ".")
        guard showsDetails, case EncodingError.invalidValue(_, let context)? = error as? EncodingError else {
            return name
        }
        return "\(name): \(context.debugDescription)"
    }
}
