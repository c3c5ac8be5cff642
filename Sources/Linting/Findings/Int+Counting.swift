extension Int {
    /// The number with what it counts: “1 finding”, “2 findings”.
    ///
    /// - Parameter noun: in the singular; its plural ends in s.
    package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
