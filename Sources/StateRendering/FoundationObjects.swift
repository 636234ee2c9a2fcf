internal import Foundation

/// Foundation's classes that stand for a value, and are reflected as their private storage.

extension NSError: DirectlyRendered {
    static var isFreeOfObjects: Bool { false }

    func render(in rendering: inout ValueRendering) {
        let members = [
            Member(name: "domain", value: domain), Member(name: "code", value: code),
            Member(name: "userInfo", value: userInfo),
        ]
        rendering.object(members, isOpenEnded: false)
    }
}

extension URLError: ErrorOfCode {}
extension CocoaError: ErrorOfCode {}
extension POSIXError: ErrorOfCode {}

/// An error of Foundation's, which stores an `NSError`.
protocol ErrorOfCode: DirectlyRendered, CustomNSError {}

extension ErrorOfCode {
    static var isFreeOfObjects: Bool { false }

    func render(in rendering: inout ValueRendering) {
        let members = [
            Member(name: "domain", value: Self.errorDomain), Member(name: "code", value: errorCode),
            Member(name: "userInfo", value: errorUserInfo),
        ]
        rendering.object(members, isOpenEnded: false)
    }
}

extension NSRegularExpression: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(pattern)
    }
}

extension NSString: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(String(describing: self))
    }
}

extension NSAttributedString: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(string)
    }
}

extension NSNumber: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        if let decimal = self as? NSDecimalNumber { return rendering.value(decimal.decimalValue) }
        switch unsafe UInt8(bitPattern: objCType.pointee) {  // a text that ends in a zero and stays
        case UInt8(ascii: "c"), UInt8(ascii: "B"): rendering.value(boolValue)
        case UInt8(ascii: "f"): rendering.value(floatValue)
        case UInt8(ascii: "d"): rendering.value(doubleValue)
        case UInt8(ascii: "Q"): rendering.value(uint64Value)
        default: rendering.value(int64Value)
        }
    }
}

extension NSNull: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.raw("null")
    }
}

extension NSDate: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.value(Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
    }
}

extension NSURL: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(absoluteString)
    }
}

extension NSUUID: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(uuidString)
    }
}

extension NSData: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.data(Data(referencing: self))
    }
}
