#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What libFuzzer calls with each input. One program holds all targets; `PUSHLINT_FUZZ_TARGET` says which one is meant.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosenTarget.run(FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))))
    return 0
}

private let chosenTarget: any FuzzTarget.Type = {
    let name = getenv("PUSHLINT_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTargets.all.first(where: { $0.name == name }) else {
        print("PUSHLINT_FUZZ_TARGET is “\(name)”; it names one of: \(FuzzTargets.all.map { $0.name }).")
        exit(2)
    }
    return target
}()
