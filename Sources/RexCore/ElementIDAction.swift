/// An action for the element of a collection that has a certain id.
public struct ElementIDAction<ID: Hashable, Action>: Identifiable {
    /// Which element.
    public let id: ID

    /// What it is told.
    public let action: Action

    /// Addresses `action` to the element `id`.
    public init(id: ID, action: Action) {
        self.id = id
        self.action = action
    }
}

extension ElementIDAction: Decodable where ID: Decodable, Action: Decodable {}
extension ElementIDAction: Encodable where ID: Encodable, Action: Encodable {}
extension ElementIDAction: Equatable where Action: Equatable {}
extension ElementIDAction: Sendable where ID: Sendable, Action: Sendable {}
