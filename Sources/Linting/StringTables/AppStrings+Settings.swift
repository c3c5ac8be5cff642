import StringTables

extension AppStrings {
    /// The tables of an app, with what the settings say of it.
    public init(_ tables: [StringTable], _ settings: Settings) {
        self.init(tables, developmentLanguage: settings.developmentLanguage, tableName: settings.stringTable)
    }
}
