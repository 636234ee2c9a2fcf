import RemoteLogging

extension RemoteLogger {
    /// Starts on a free port, and lets as much wait as a burst needs: here nothing may be dropped.
    static func startForMeasuring() throws(RemoteLoggerError) -> RemoteLogger {
        var configuration = Configuration()
        configuration.port = 0
        configuration.maxBacklog = .seconds(60)
        return try start(configuration)
    }
}
