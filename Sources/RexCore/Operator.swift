/// How tightly `<>` binds: like in SwiftRex, from the left, tighter than `*` and looser than `<<`.
precedencegroup MonoidAppend {
    associativity: left
    higherThan: MultiplicationPrecedence
    lowerThan: BitwiseShiftPrecedence
}

infix operator <> : MonoidAppend
