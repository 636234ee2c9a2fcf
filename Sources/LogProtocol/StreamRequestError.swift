/// Why a query cannot be served; the answer is 400 with this message.
package struct StreamRequestError: Error, Sendable, Equatable {
    /// One sentence: the parameter, its value and the remedy; safe to show in a terminal.
    package var message: String
}

extension StreamRequestError {
    static func malformed(_ parameter: QueryParameter, remedy: String) -> Self {
        Self(message: "\(quote(parameter.name))=\(quote(parameter.value)) cannot be understood; \(remedy)")
    }

    static func repeated(_ parameter: QueryParameter) -> Self {
        Self(message: "\(quote(parameter.name)) is given more than once; leave all but one out")
    }

    static let sinceWithTail = Self(
        message: "since and tail both say where the stream begins; leave one of them out"
    )

    /// Does not repeat the token: the sentence may end up in a log.
    static let token = Self(
        message: "token: tokens never travel in a query; send it as \"Authorization: Bearer\" "
            + "or as the subprotocol remote-logger.token.TOKEN beside remote-logger.v1"
    )

    /// Does not repeat the value, which may be a secret under a wrong name.
    static func unknown(_ parameter: QueryParameter) -> Self {
        Self(
            message: "\(quote(parameter.name)) is not a parameter of the stream; "
                + "there are since, tail, filter, format and color"
        )
    }

    /// Does not repeat the value, for the same reason.
    static func encoding(name: Substring) -> Self {
        Self(
            message:
                "what follows \(quote(String(name))) is not percent-encoded UTF-8; write a percent sign itself as %25"
        )
    }

    private static func quote(_ text: String) -> String {
        TerminalEscaping.excerpt(text)
    }
}
