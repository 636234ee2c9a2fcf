/// What an encoding has written, and the places in it that can still be written to: the encoder without its calls.
///
/// No code of the user's runs inside of it, so that a session needs to look once at who has access.
struct EncodingCore: ~Copyable {
    /// What values are written by and into; in the public tier only into.
    var rendering = PlannedRendering(into: ByteSink(), limits: RenderingLimits())
    var isPlanned = true
    var frame = EncodingFrame()
    /// Those of the frame, behind those of the frames around it.
    var nodes: [EncodingNode] = []
    /// What tells the names of members of open objects from each other, node by node.
    var names: [UInt64] = []
    /// The same for objects that have many.
    var manyNames: [Int32: Set<UInt64>] = [:]
    /// The rules at the place that is written to.
    private(set) var rules: Redaction?
    /// The rules at the value of the frame; in the fast tier there are none.
    var frameRules: Redaction? {
        didSet { if frameRules == nil { rules = nil } }
    }
    /// The rules inside of nested containers, by the serials of their nodes.
    var nestedRules: [Int32: Redaction] = [:]
    /// The keys of nested containers, by the serials of their nodes.
    var nestedKeys: [Int32: any CodingKey] = [:]
    /// The keys that lead to the value of the frame.
    var path: [any CodingKey] = []
    /// What was thrown inside of a collection, on its way to the value that encodes it.
    var failure: (any Error)?
    private var lastSerial: Int32 = 0

    /// Adds a node at the end of what is written, and returns its index.
    mutating func addNode(_ content: EncodingNode.Content, in parent: Int) -> Int {
        lastSerial &+= 1
        nodes.append(
            EncodingNode(
                serial: lastSerial,
                parent: parent,
                depth: rendering.depth,
                firstName: names.count,
                pathCount: path.count,
                content: content,
                start: rendering.sink.count
            )
        )
        return nodes.count - 1
    }

    func handle(of index: Int) -> EncodingHandle {
        EncodingHandle(index, serial: nodes[index].serial)
    }

    /// Goes to the place of a node, or of a part of it.
    mutating func enterRules(at step: ChangePath.Step? = nil, of index: Int) {
        guard let frameRules else { return rules = nil }
        let inner = nestedRules[nodes[index].serial] ?? frameRules
        rules = step.map { inner.inside($0) } ?? inner
    }

    func codingPath(of place: EncodingHandle) -> [any CodingKey] {
        guard place.index < nodes.count, nodes[place.index].serial == place.serial else { return [] }
        var inner: [any CodingKey] = []
        var index = place.index
        while index >= 0 {
            if let key = nestedKeys[nodes[index].serial] { inner.append(key) }
            index = nodes[index].parent
        }
        return path.prefix(nodes[place.index].pathCount) + inner.reversed()
    }

    mutating func takeFailure() -> (any Error)? {
        guard failure != nil else { return nil }
        defer { failure = nil }
        return failure
    }

    /// Begins the frame of a value; returns what ``endFrame(_:)`` needs.
    mutating func beginFrame() -> EncodingFrame {
        let outer = frame
        frame = EncodingFrame(
            base: nodes.count,
            top: nodes.count,
            number: outer.number + 1,
            start: rendering.sink.count,
            depth: rendering.depth,
            firstName: names.count
        )
        _ = addNode(.nothing, in: -1)
        return outer
    }

    /// Ends the frame; takes back what it wrote when it failed.
    mutating func endFrame(_ outer: EncodingFrame, hasFailed: Bool) {
        if hasFailed { rendering.sink.truncate(to: frame.start) } else { finishFrame() }
        for index in frame.base..<nodes.count where !(nestedKeys.isEmpty && manyNames.isEmpty) {
            let serial = nodes[index].serial
            nestedKeys[serial] = nil
            nestedRules[serial] = nil
            manyNames[serial] = nil
        }
        nodes.removeLast(nodes.count - frame.base)
        names.removeLast(names.count - frame.firstName)
        rendering.depth = frame.depth
        frame = outer
    }
}
