/// The functions that rule sets can name. A new one stands in its own file and is listed here.
public enum RuleFunctions {
    /// Every function.
    public static let all: [any RuleFunction.Type] = [
        // Spectral's core functions.
        AlphabeticalFunction.self, CasingFunction.self, DefinedFunction.self, EnumerationFunction.self,
        FalsyFunction.self, LengthFunction.self, OrFunction.self, PatternFunction.self, SchemaFunction.self,
        TruthyFunction.self, TypedEnumFunction.self, UndefinedFunction.self, XorFunction.self,
        // What `length` leaves open.
        ByteLengthFunction.self, CountFunction.self, RangeFunction.self,
        // What is known of pushes.
        AppleKeysFunction.self, BadgeFunction.self, BroadcastFunction.self, CategoryFunction.self,
        CustomKeySchemasFunction.self, DefaultAlertFunction.self, EntitlementFunction.self, FlagFunction.self,
        FormatArgumentsFunction.self,
        HeaderDefinedFunction.self, HeaderNamesFunction.self, HeaderOnceFunction.self, LanguageEntriesFunction.self,
        LiveActivityTypesFunction.self, MutableContentFunction.self, NamedValueFunction.self, NullValuesFunction.self,
        PayloadSizeFunction.self, PushTypeFunction.self, SecondsFunction.self, SoundFileFunction.self,
        StaleDateFunction.self, TopicFunction.self, TopLevelKeysFunction.self, VisibleContentFunction.self,
        // What is known of the services that carry them.
        ArrayTextFunction.self, EmbeddedPayloadFunction.self, LanguageCodesFunction.self, SameLanguagesFunction.self,
        ServiceFieldsFunction.self, TopicDefaultFunction.self,
    ]

    static let names = all.map { $0.name }.sorted()

    private static let byName: [String: any RuleFunction.Type] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static func named(_ name: String) -> (any RuleFunction.Type)? {
        byName[name]
    }
}
