internal import Foundation

/// Compares dictionaries by key, never by position.
enum DictionaryComparison {
    /// What became of one entry.
    private struct Change {
        let name: String
        let old: Any?
        let new: Any?
    }

    static func report<Key, Value>(_ old: [Key: Value], _ new: [Key: Value], in walk: inout ChangeWalk) {
        let (before, after) = (old as Any, new as Any)
        let count = max(old.count, new.count)
        if Key.self is any NamedApart.Type, walk.old.showsKeys(of: Key.self) {
            report(changes(from: old, to: new, in: &walk), of: count, from: before, to: after, in: &walk)
        } else {
            let oldMembers = DictionaryMembers.named(old.map { ($0, $1) }, in: &walk.old)
            let newMembers = DictionaryMembers.named(new.map { ($0, $1) }, in: &walk.new)
            report(changes(from: oldMembers, to: newMembers), of: count, from: before, to: after, in: &walk)
        }
    }

    /// Compares what a `customMirror` shows as a dictionary.
    static func reportNamed(_ old: [Member], _ new: [Member], in walk: inout ChangeWalk) {
        report(changes(from: old, to: new), in: &walk)
    }

    /// The entries whose bits differ, found without naming the others.
    private static func changes<Key, Value>(
        from old: [Key: Value],
        to new: [Key: Value],
        in walk: inout ChangeWalk
    ) -> [Change] {
        var changes: [Change] = []
        let trustsBits = walk.trustsBits(of: Value.self)
        let unlike = trustsBits && walk.readsTables ? RawTable.unlikeKeys(old, new) : nil
        for key in unlike?.old ?? Array(old.keys) {
            guard let value = old[key] else { continue }
            guard let place = new.index(forKey: key), isNamedAlike(key, new[place].key) else {
                changes.append(Change(name: DictionaryMembers.name(of: key, in: &walk.old), old: value, new: nil))
                continue
            }
            if trustsBits, SameBits.hold(value, new[place].value) { continue }
            changes.append(
                Change(name: DictionaryMembers.name(of: key, in: &walk.old), old: value, new: new[place].value)
            )
        }
        for key in unlike?.new ?? Array(new.keys) {
            guard let value = new[key] else { continue }
            if let place = old.index(forKey: key), isNamedAlike(key, old[place].key) { continue }
            changes.append(Change(name: DictionaryMembers.name(of: key, in: &walk.old), old: nil, new: value))
        }
        return changes.sorted { DictionaryMembers.precedes($0.name, $1.name) }
    }

    /// Equal strings may consist of different characters, and are then different names.
    private static func isNamedAlike<Key>(_ old: Key, _ new: Key) -> Bool {
        guard let old = old as? String, let new = new as? String else { return true }
        return old.utf8.elementsEqual(new.utf8)
    }

    /// All entries of two lists that are sorted by name.
    private static func changes(from old: [Member], to new: [Member]) -> [Change] {
        var changes: [Change] = []
        var (old, new) = (old[...], new[...])
        while let name = lesser(old.first?.name, new.first?.name) {
            let before = old.first.flatMap { isSame($0.name, name) ? $0 : nil }
            let after = new.first.flatMap { isSame($0.name, name) ? $0 : nil }
            if before != nil { old.removeFirst() }
            if after != nil { new.removeFirst() }
            changes.append(Change(name: name, old: before?.value, new: after?.value))
        }
        return changes
    }

    private static func lesser(_ old: String?, _ new: String?) -> String? {
        guard let old, let new else { return old ?? new }
        return DictionaryMembers.precedes(new, old) ? new : old
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }

    private static func report(
        _ changes: [Change],
        of count: Int,
        from old: Any,
        to new: Any,
        in walk: inout ChangeWalk
    ) {
        walk.orReplace(old, new, above: count / 2) { report(changes, in: &$0) }
    }

    private static func report(_ changes: [Change], in walk: inout ChangeWalk) {
        for change in changes where !walk.isSatisfied {
            let step = ChangePath.Step.key(change.name)
            switch (change.old, change.new) {
            case (let old?, let new?): walk.inside(step) { $0.compare(old, new) }
            case (let old?, nil): walk.removed(old, at: step)
            case (nil, let new?): walk.added(new, at: step)
            case (nil, nil): break
            }
        }
    }
}

/// A type of key whose values never collide as text, and equal themselves.
protocol NamedApart {}

extension String: NamedApart {}
extension Int: NamedApart {}
extension Int32: NamedApart {}
extension Int64: NamedApart {}
extension UInt: NamedApart {}
extension UInt8: NamedApart {}
extension UInt32: NamedApart {}
extension UInt64: NamedApart {}
extension UUID: NamedApart {}
