#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's wall clock.
public enum SystemClock {
    /// Since 1970-01-01T00:00:00Z.
    public static func secondsSinceEpoch() -> Int { Int(time(nil)) }
}
