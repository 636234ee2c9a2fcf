/// Gives every member of an object a name of its own: a name that is taken gets ` #2`, ` #3` and so on.
struct DistinctNames {
    private let all: Set<String>
    private var given: Set<String> = []

    /// - Parameter all: every name that will be asked for; none of them is given to another member.
    init(_ all: [String]) {
        self.all = Set(all)
    }

    mutating func next(_ name: String) -> String {
        guard !given.insert(name).inserted else { return name }
        var number = 2
        while all.contains("\(name) #\(number)") || !given.insert("\(name) #\(number)").inserted { number += 1 }
        return "\(name) #\(number)"
    }
}
