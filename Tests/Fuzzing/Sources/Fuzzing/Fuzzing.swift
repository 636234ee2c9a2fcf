/// What libFuzzer calls with every input that it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(UnsafeBufferPointer(start: bytes, count: count))  // copied while they are there
    FuzzTarget.chosen.run(&input)
    return 0
}
