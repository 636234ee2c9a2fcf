import Foundation

/// The paths at which two values of JSONSerialization differ, found in the plain way.
struct TreeDifference {
    private(set) var paths: [String] = []

    mutating func compare(_ old: Any, _ new: Any, path: String = "") {
        switch (old, new) {
        case (let old as [String: Any], let new as [String: Any]):
            for (key, value) in old {
                guard let other = new[key] else {
                    paths.append("\(path)/\(key)")
                    continue
                }
                compare(value, other, path: "\(path)/\(key)")
            }
            for key in new.keys where old[key] == nil { paths.append("\(path)/\(key)") }
        case (let old as [Any], let new as [Any]):
            for (index, pair) in zip(old, new).enumerated() { compare(pair.0, pair.1, path: "\(path)/\(index)") }
            if old.count != new.count { paths.append(path) }
        case (let old as NSObject, let new as NSObject):
            if old != new { paths.append(path) }
        default:
            if "\(old)" != "\(new)" { paths.append(path) }
        }
    }
}
