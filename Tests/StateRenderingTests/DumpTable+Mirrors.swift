extension DumpTable {
    private typealias Types = DumpedMirrors

    mutating func addMirrors() {
        add("mirror as a struct") { Types.Struct() }
        add("mirror as a struct without labels") { Types.Unlabelled(style: .struct) }
        add("mirror as a class") { Types.Unlabelled(style: .class) }
        add("mirror as an enum") { Types.Unlabelled(style: .enum) }
        add("mirror as a tuple") { Types.Unlabelled(style: .tuple) }
        add("mirror as an optional") { Types.Unlabelled(style: .optional) }
        add("mirror as a collection") { Types.Unlabelled(style: .collection) }
        add("mirror as a dictionary", .order) { Types.Pairs() }
        add("mirror as a set", .order) { Types.Members() }
        add("mirror without a style") { Types.Unlabelled(style: nil) }
        add("mirror as nothing") { Types.Childless(style: .optional) }
        add("mirror as an empty enum") { Types.Childless(style: .enum) }
        add("mirror as an empty struct") { Types.Childless(style: .struct) }
        add("mirror without a style or parts") { Types.Childless(style: nil) }
        add("mirror of an enum as a struct") { [Types.Choice.first, .second(1)] }
        add("mirror of an enum as an enum") { [Types.EnumAsEnum.first, .second(1)] }
        add("mirror of another value") { Types.Another() }
        add("mirror of a class") { Types.Reflected() }
        add("mirror of a subclass, ancestor generated") { Types.Generated() }
        add("mirror of a subclass, ancestor suppressed") { Types.Suppressed() }
        add("mirror of a subclass, ancestor customized") { Types.Customized() }
        add("mirror inherited by a subclass") { Types.Heir() }
        add("mirror with half of the labels") { Types.HalfLabelled() }
        add("playground") { Types.Playground() }
        add("mirror with the label of a wrapper") { Types.Secret() }
    }

    mutating func addSpoken() {
        add("description") { Types.Described() }
        add("debugDescription") { Types.Debugged() }
        add("both descriptions") { Types.Both() }
        add("description of an enum") { [Types.Spoken.first, .second(1)] }
        add("description of a class") { Types.DescribedObject() }
        add("description with lines") { Types.Lines() }
        add("description that is empty") { Types.Silent() }
        add("TextOutputStreamable") { Types.Streamed() }
        add("LosslessStringConvertible") { Types.Lossless("text") }
        add("description and mirror") { Types.DescribedMirror() }
        add("description as a collection") { Types.DescribedList() }
        add("description in an optional in an enum") { Types.Spoken?.some(.second(1)) }
        add("Identifiable with a description") { Types.Row() }
        add("dictionary whose values describe themselves") { [1: Types.Both()] }
    }
}
