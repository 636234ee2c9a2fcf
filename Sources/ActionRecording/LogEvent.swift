internal import StateRendering

/// One numbered event of the stream.
package struct LogEvent: Sendable {
    /// Why a change was not compared to the end.
    package enum Uncompared: String, Sendable {
        /// It took too long.
        case time
        /// The event would have been too large.
        case bytes
    }

    /// What happened, with the parts that are values already rendered as JSON.
    ///
    /// The rendered parts (`[UInt8]`) must be JSON on one line, as ``JSONWriter`` writes it: they are copied as they are.
    package enum Body: Sendable {
        /// An action; `cause` is the number of the action that was being handled when this one was dispatched.
        case action(RenderedAction, source: RenderedSite?, cause: UInt64?)

        /// An action from a printer that takes strings.
        case actionText(String, source: RenderedSite?)

        /// What an action changed; `of` and `reduce` are absent when the store is not ours. Durations in microseconds.
        ///
        /// With `uncompared` the changes are not all of them; later ones bring what is missing.
        case diff(of: UInt64?, changes: [UInt8], reduce: UInt64?, diff: UInt64, uncompared: Uncompared? = nil)

        /// What an action changed, from a printer that takes strings; no text when nothing changed.
        case diffText(of: UInt64?, text: String?)

        /// The whole state as of this event; with `of`, in the place of a diff that would have been larger.
        case snapshot(of: UInt64?, state: [UInt8])

        /// A plain message; `metadata` is a JSON object.
        case message(level: LogLevel, text: String, metadata: [UInt8], source: RenderedSite?)

        /// A line that somebody drew into the stream.
        case mark(String)

        /// An action whose value is JSON already.
        package static func action(name: String, value: [UInt8], source: CallSite?, cause: UInt64?) -> Body {
            .action(RenderedAction(name: name, value: value), source: source.map { RenderedSite($0) }, cause: cause)
        }

        /// A plain message whose metadata are texts, written in the order of their keys.
        package static func message(
            level: LogLevel,
            text: String,
            metadata: [String: String],
            source: CallSite?
        ) -> Body {
            .message(
                level: level,
                text: text,
                metadata: JSONWriter.object(metadata),
                source: source.map { RenderedSite($0) }
            )
        }
    }

    /// The place in the run, counted from 1.
    package var seq: UInt64

    /// Microseconds since 1970, UTC.
    package var time: Int64

    /// Whole microseconds since the run started; never goes back.
    package var mono: UInt64

    /// The store's name, or the label of a plain message; empty for a mark.
    package var store: String

    package var body: Body

    package init(seq: UInt64, time: Int64, mono: UInt64, store: String, body: Body) {
        self.seq = seq
        self.time = time
        self.mono = mono
        self.store = store
        self.body = body
    }
}

extension JSONWriter {
    fileprivate static func object(_ texts: [String: String]) -> [UInt8] {
        var json = JSONWriter()
        json.raw("{")
        for (position, entry) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
            if position > 0 { json.raw(",") }
            json.name(entry.key)
            json.string(entry.value)
        }
        json.raw("}")
        return json.bytes
    }
}
