/// An action for the element at a certain index of a collection.
public struct ElementIndexAction<Index: Comparable, Action> {
    /// Which element.
    public let index: Index

    /// What it is told.
    public let action: Action

    /// Addresses `action` to the element at `index`.
    public init(index: Index, action: Action) {
        self.index = index
        self.action = action
    }
}

extension ElementIndexAction: Decodable where Index: Decodable, Action: Decodable {}
extension ElementIndexAction: Encodable where Index: Encodable, Action: Encodable {}
extension ElementIndexAction: Equatable where Action: Equatable {}
extension ElementIndexAction: Sendable where Index: Sendable, Action: Sendable {}
