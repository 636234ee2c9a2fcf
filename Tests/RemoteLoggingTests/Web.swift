import Foundation
import FoundationNetworking

/// Asks over HTTP as any program would, with a client that shares no code with the server.
enum Web {
    struct Answer {
        let status: Int
        let headers: [AnyHashable: Any]
        let text: String

        var lines: [String] { text.split(separator: "\n").map(String.init) }
        func header(_ name: String) -> String? { headers[name] as? String }
    }

    static func get(_ path: String, port: Int) async throws -> Answer {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession(configuration: .ephemeral).data(from: url)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return Answer(
            status: response.statusCode,
            headers: response.allHeaderFields,
            text: String(decoding: data, as: UTF8.self)
        )
    }
}
