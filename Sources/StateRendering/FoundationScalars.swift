internal import Foundation

/// The types of Foundation that stand for one thing and are reflected as many.

extension UUID: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(uuidString)
    }
}

extension URL: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(absoluteString)
    }
}

extension Date: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        if let text = InternetTime.text(secondsSince2001: timeIntervalSinceReferenceDate) {
            rendering.writer.string(text)
        } else {
            rendering.writer.floatingPoint(timeIntervalSinceReferenceDate)
        }
    }
}

extension Decimal: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.raw("{\"$decimal\":")
        rendering.writer.string(isNaN ? "nan" : description)
        rendering.writer.raw("}")
    }
}

extension Data: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.data(self)
    }

    func compare(to new: Data, in walk: inout ChangeWalk) {
        guard self != new else { return }
        walk.compareTexts(self, new)
    }
}

extension CGFloat: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.floatingPoint(native)
    }
}

extension Locale: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(identifier)
    }
}

extension Locale.Language: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(minimalIdentifier)
    }
}

extension TimeZone: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(identifier)
    }
}
