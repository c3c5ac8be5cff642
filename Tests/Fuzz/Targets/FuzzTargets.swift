/// The targets that there are. A new one stands in its own file and is listed here and in `Tests/Fuzz/run`.
enum FuzzTargets {
    static let all: [any FuzzTarget.Type] = [
        JSONFuzz.self, JSONLinesFuzz.self, YAMLFuzz.self, JSONPathFuzz.self, SchemaFuzz.self, PatternFuzz.self,
        StringsFuzz.self, StringsDictionaryFuzz.self, StringCatalogFuzz.self, BinaryPropertyListFuzz.self,
        XMLPropertyListFuzz.self, FormatFuzz.self, EnvelopeFuzz.self, LintFuzz.self, FixFuzz.self, ReportFuzz.self,
        GlobFuzz.self, MemoryFuzz.self,
    ]
}
