import StateRendering

/// What generated types are put into so that there is something to hide in them.
struct GeneratedSecrets<Content: Generated> {
    /// What hidden texts begin with, and nothing else does.
    static var mark: String { "hush-hush" }

    struct Secret: Hashable {
        var text: String
    }

    struct Row: Identifiable {
        var id: Int
        var Password: String
        var content: Content
        var optional: Secret?
    }

    enum Choice {
        case password(String)
        case named(content: Content, pin: String)
        case secret(Secret)
    }

    /// What hides all texts with the mark.
    static func rules(keys: [String] = [], paths: [String] = [], types: [Any.Type] = []) -> RedactionRules {
        RedactionRules(
            keys: ["password", "pin"] + keys,
            paths: ["/table/*/0", "/list/*", "/hidden"] + paths,
            types: [Secret.self] + types
        )
    }

    var content: Content
    var hidden: [Row]
    var rows: [Row]
    var choices: [Choice]
    var secrets: [Secret]
    var table: [String: [String]]
    var list: [String]
    var entries: [String: Secret]
    var passwords: [String: String]
    var loose: [Any]
}

extension GeneratedSecrets.Secret: Generated {
    static func make(using maker: inout ValueMaker) -> Self { Self(text: GeneratedSecrets.text(&maker)) }
}

extension GeneratedSecrets.Row: Generated {
    static func make(using maker: inout ValueMaker) -> Self {
        Self(
            id: maker.below(20),
            Password: GeneratedSecrets.text(&maker),
            content: .make(using: &maker),
            optional: maker.oneIn(2) ? nil : .make(using: &maker)
        )
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        if maker.oneIn(2) { copy.Password = GeneratedSecrets.text(&maker) }
        if maker.oneIn(2) { copy.optional = maker.oneIn(3) ? nil : .make(using: &maker) }
        if maker.oneIn(3) { maker.change(&copy.content) }
        return copy
    }
}

extension GeneratedSecrets.Choice: Generated {
    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(3) {
        case 0: .password(GeneratedSecrets.text(&maker))
        case 1: .named(content: .make(using: &maker), pin: GeneratedSecrets.text(&maker))
        default: .secret(.make(using: &maker))
        }
    }
}

extension GeneratedSecrets: Generated {
    /// On the heap, and within the value itself.
    fileprivate static func text(_ maker: inout ValueMaker) -> String {
        mark + (maker.oneIn(2) ? " \(maker.below(50))" : " \(maker.below(50)), a long one")
    }

    private static func texts(_ maker: inout ValueMaker) -> [String] {
        (0..<1 + maker.below(3)).map { _ in text(&maker) }
    }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(
            content: .make(using: &maker),
            hidden: maker.list(),
            rows: maker.list(),
            choices: maker.list(),
            secrets: maker.list(),
            table: ["a": [text(&maker)], "b / c": [text(&maker)]],
            list: texts(&maker),
            entries: ["a": .make(using: &maker), "b": .make(using: &maker)],
            passwords: ["PIN": text(&maker), "_password": text(&maker), "other": "shown"],
            loose: [Secret.make(using: &maker), Row.make(using: &maker), [Choice.make(using: &maker)]]
        )
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        maker.perhaps(&copy.content)
        if maker.oneIn(2) { maker.edit(&copy.hidden) }
        if maker.oneIn(2) { maker.edit(&copy.rows) }
        if maker.oneIn(2) { maker.edit(&copy.choices) }
        if maker.oneIn(3) { maker.edit(&copy.secrets) }
        if maker.oneIn(3) { copy.table["a"] = [Self.text(&maker)] }
        if maker.oneIn(3) { copy.list = Self.texts(&maker) }
        if maker.oneIn(3) { copy.entries["c"] = .make(using: &maker) }
        if maker.oneIn(3) { copy.passwords["pin"] = Self.text(&maker) }
        if maker.oneIn(3) { copy.loose[maker.below(2)] = Secret.make(using: &maker) }
        return copy
    }
}
