/// Values that are shown by their own encoding, in both tiers.
extension PlannedRendering {
    mutating func encoded(_ plan: Plan, at place: Place) {
        guard let type = plan.encodable else { preconditionFailure("an encoding without its type") }
        if let encoding { return encoding.write(type, at: place, in: &self) }
        var session = IdleEncodings.take()
        session.write(type, at: place, in: &self)
        IdleEncodings.keep(&session)
    }

    /// Writes a string that is at hand.
    @inline(__always)
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { unsafe self.text($0) }  // copied while it is there
    }

    /// Writes what stands for a value that could not be encoded.
    mutating func error(_ text: String) {
        sink.raw("{\"$error\":")
        self.text(text)
        sink.raw("}")
    }
}

extension ValueRendering {
    /// The value if it is shown by its encoding here, as all are inside of an encoding.
    func encodable(_ value: Any) -> (any Encodable)? {
        encoding == nil ? value as? any LoggedByEncoding : value as? any Encodable
    }

    mutating func encoded(_ value: any Encodable) {
        guard let outer = encoding else {
            var session = IdleEncodings.take()
            writer.raw(bytes: session.text(of: value, in: &self))
            return IdleEncodings.keep(&session)
        }
        encoding = nil
        writer.raw(bytes: outer.text(of: value, in: &self))
        encoding = outer
    }
}

extension PlannedWalk {
    /// Compares the texts part by part.
    mutating func compareEncodings(_ plan: Plan, _ old: Place, _ new: Place) {
        log.value(plan, old, new)
        let (before, after) = (text(plan, old), text(plan, new))
        guard before != after else { return }
        handOver(plan) { JSONTree(before[...]).compare(to: JSONTree(after[...]), in: &$0) }
    }

    private mutating func text(_ plan: Plan, _ place: Place) -> [UInt8] {
        let start = rendering.sink.count
        rendering.value(plan, at: place)
        defer { rendering.sink.truncate(to: start) }
        return unsafe Array(rendering.sink.bytes(from: start))  // copied
    }
}
