/// Tells names of members apart.
enum EncodedName {
    /// Equal for equal names, and for hardly any others.
    @inline(__always)
    static func hash(_ name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { unsafe hash($0) }  // only read
    }

    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
        var index = 0
        while text.count &- index >= 8, let base = unsafe UnsafeRawPointer(text.baseAddress) {
            hash = mixed(hash, unsafe (base + index).loadUnaligned(as: UInt64.self))  // eight bytes before its end
            index &+= 8
        }
        var rest: UInt64 = 0
        while index < text.count {
            rest = rest << 8 | UInt64(unsafe text[index])  // before its end
            index &+= 1
        }
        return mixed(hash, rest)
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
    }
}
