/// Numbers elements by their content: same text, same number.
///
/// Elements of the same bits have one text, which is written once; and where the first fields of two differ their other
/// fields are not looked at.
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

    /// Numbers elements of unlike bits.
    private func numbers(of elements: [Element], in walk: inout ChangeWalk) -> [Int] {
        var texts = Numbering()
        guard walk.looksAtFields(of: Element.self) else {
            return walk.old.texts(of: elements).map { texts.number(of: $0) }
        }
        var parts = Numbering()
        let partNumbers = elements.map { parts.number(of: walk.firstPart(of: $0)) }
        var shares = Array(repeating: 0, count: parts.count)
        for part in partNumbers { shares[part] += 1 }
        var firsts: [Int?] = Array(repeating: nil, count: parts.count)
        return elements.indices.map { index in
            let part = partNumbers[index]
            if shares[part] > 2 { return elements.count + texts.number(of: walk.old.texts(of: [elements[index]])[0]) }
            // Of two with one part, which are mostly what was there and what became of it, one is held against the other.
            if let first = firsts[part], !walk.haveOtherTexts(elements[first], elements[index]) { return first }
            firsts[part] = index
            return index
        }
    }
}
