/// Numbers elements by their content: same text, same number.
///
/// Elements of the same bits have one text, which is written once; and where the first parts of two texts differ their
/// rest is not.
struct ElementContents<Element> {
    let before: [Element]
    let after: [Element]

    func numbers(in walk: inout ChangeWalk) -> (old: [Int], new: [Int]) {
        guard walk.trustsBits(of: Element.self) else {
            var texts = Numbering()
            let old = walk.old.texts(of: before).map { texts.number(of: $0) }
            return (old, walk.new.texts(of: after).map { texts.number(of: $0) })
        }
        var bits = Numbering()
        let (old, new) = (bits.numbers(bitsOf: before), bits.numbers(bitsOf: after))
        let numbers = numbers(of: samples(old, new, count: bits.count), in: &walk)
        return (old.map { numbers[$0] }, new.map { numbers[$0] })
    }

    /// One element for each number.
    private func samples(_ old: [Int], _ new: [Int], count: Int) -> [Element] {
        var samples: [Element] = []
        samples.reserveCapacity(count)
        for (element, number) in zip(before, old) where number == samples.count { samples.append(element) }
        for (element, number) in zip(after, new) where number == samples.count { samples.append(element) }
        return samples
    }

    private func numbers(of elements: [Element], in walk: inout ChangeWalk) -> [Int] {
        var parts = Numbering()
        let partNumbers = elements.map { parts.number(of: walk.firstPart(of: $0)) }
        var shares = Array(repeating: 0, count: parts.count)
        for number in partNumbers { shares[number] += 1 }
        var texts = Numbering()
        return zip(elements, partNumbers).map { element, part in
            guard shares[part] > 1 else { return part }
            return parts.count + texts.number(of: walk.old.texts(of: [element])[0])
        }
    }
}
