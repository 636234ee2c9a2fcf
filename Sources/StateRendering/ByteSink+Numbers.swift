/// The spelling of numbers, the same as ``JSONWriter``'s, straight into memory.
extension ByteSink {
    /// Two digits for every number below 100.
    private static var pairs: StaticString {
        """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """
    }

    /// Adds a whole number, as text where a reader that has only doubles would round it.
    @inline(__always)
    mutating func exactInteger(_ number: Int64) {
        guard number.magnitude <= 9_007_199_254_740_991 else {
            raw("{\"$int\":\"")
            integer(number)
            return raw("\"}")
        }
        integer(number)
    }

    /// Adds a whole number, as text where a reader that has only doubles would round it.
    @inline(__always)
    mutating func exactInteger(_ number: UInt64) {
        guard number <= 9_007_199_254_740_991 else {
            raw("{\"$int\":\"")
            unsigned(number)
            return raw("\"}")
        }
        unsigned(number)
    }

    /// Adds a whole number in decimal.
    @inline(__always)
    mutating func integer(_ number: Int64) {
        if number < 0 { byte(UInt8(ascii: "-")) }
        unsigned(number.magnitude)
    }

    /// Adds a whole number in decimal.
    mutating func unsigned(_ number: UInt64) {
        let width = Self.width(of: number)
        unsafe fill(width) { target in  // as many bytes as the number has digits
            var (rest, place) = (number, width)
            while rest >= 10 {
                let pair = Int(rest % 100) &* 2
                place &-= 2
                unsafe target[place] = Self.pairs.utf8Start[pair]  // one of 200 digits
                unsafe target[place &+ 1] = Self.pairs.utf8Start[pair &+ 1]  // one of 200 digits
                rest /= 100
            }
            if place > 0 { unsafe target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest) }  // the last digit
            return width
        }
    }

    /// Adds two digits of a number below 100.
    @inline(__always)
    mutating func two(_ number: Int) {
        unsafe fill(2) { target in  // two bytes are written
            unsafe target[0] = Self.pairs.utf8Start[number &* 2]  // one of 200 digits
            unsafe target[1] = Self.pairs.utf8Start[number &* 2 &+ 1]  // one of 200 digits
            return 2
        }
    }

    /// Adds a floating-point number: the shortest text that reads back as the same one.
    mutating func double(_ number: Double) {
        let magnitude = number.magnitude
        if magnitude == 0 { return number.sign == .minus ? raw("-0.0") : raw("0") }
        if magnitude < 1e11, magnitude >= 1e-3 {
            // A decimal of at most 15 digits belongs to one double only, so it is also the shortest for it.
            let scaled = (magnitude * 10_000).rounded()
            if scaled / 10_000 == magnitude { return decimal(UInt64(scaled), isNegative: number < 0) }
        }
        var writer = JSONWriter()
        writer.floatingPoint(number)
        raw(writer.bytes)
    }

    /// Adds a number of ten-thousandths, without trailing zeros.
    private mutating func decimal(_ tenThousandths: UInt64, isNegative: Bool) {
        if isNegative { byte(UInt8(ascii: "-")) }
        unsigned(tenThousandths / 10_000)
        let fraction = Int(tenThousandths % 10_000)
        guard fraction > 0 else { return }
        byte(UInt8(ascii: "."))
        two(fraction / 100)
        if fraction % 100 > 0 { two(fraction % 100) }
        if fraction % 10 == 0 && fraction % 100 > 0 || fraction % 1000 == 0 { truncate(to: count - 1) }
    }

    @inline(__always)
    private static func width(of number: UInt64) -> Int {
        var (width, rest) = (1, number)
        while rest >= 10_000 {
            rest /= 10_000
            width &+= 4
        }
        if rest >= 1000 { return width &+ 3 }
        if rest >= 100 { return width &+ 2 }
        return rest >= 10 ? width &+ 1 : width
    }
}
