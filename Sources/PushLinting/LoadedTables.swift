import StringTables

/// The string tables of one place.
struct LoadedTables: Sendable {
    /// All of them, also those that belong to no language.
    let tables: [StringTable]
    let strings: AppStrings
}
