/// Takes the steps of a ``ShadowLog``: the shadow becomes what the walk has seen.
///
/// Every value is assigned by its own type, which keeps and releases what it refers to.
struct ShadowWriting {
    private var steps: ArraySlice<ShadowStep>

    init(_ steps: [ShadowStep]) {
        self.steps = steps[...]
    }

    /// Takes all steps in what lies at `base`.
    mutating func write(at base: MutablePlace) {
        while let step = steps.popFirst() {
            switch step {
            case .value(let plan, let offset, let source):
                base.advanced(by: offset).assign(plan.type, from: source)
            case .open(let plan, let offset, let source):
                writeList(plan, base.advanced(by: offset), source)
            case .close: return
            case .rows, .splice, .move: preconditionFailure("elements without an array")
            }
        }
    }

    private mutating func writeList(_ plan: Plan, _ target: MutablePlace, _ source: Place) {
        guard let list = plan.list else { preconditionFailure("a list without its type") }
        while let step = steps.first {
            switch step {
            case .close:
                steps.removeFirst()
                return
            case .splice(let old, let new):
                steps.removeFirst()
                list.replace(old, at: target, by: new, of: source)
            case .move(let from, let to):
                steps.removeFirst()
                list.move(from, to: to, at: target)
            case .rows, .value, .open:
                list.withUniqueElements(at: target) { elements in
                    list.withElements(at: source) { source, _ in writeRows(plan.element, elements, source) }
                }
            }
        }
    }

    /// Takes the steps up to one that concerns the array itself.
    private mutating func writeRows(_ element: Plan, _ elements: MutablePlace, _ source: Place?) {
        while let step = steps.first {
            switch step {
            case .rows(let first, let count):
                guard let source else { preconditionFailure("elements of an empty array") }
                let row = source.advanced(by: first * element.stride)
                elements.advanced(by: first * element.stride).assign(count, of: element.type, from: row)
            case .value(let plan, let offset, let source):
                elements.advanced(by: offset).assign(plan.type, from: source)
            case .open(let plan, let offset, let source):
                steps.removeFirst()
                writeList(plan, elements.advanced(by: offset), source)
                continue
            case .close, .splice, .move: return
            }
            steps.removeFirst()
        }
    }
}
