import SourceTree

/// A key and what one language's table has for it.
public struct StringTableEntry: Sendable {
    /// The key as the device reads it.
    public let key: String
    /// The language as the folder or the catalog names it; nil for a table that stands in no `.lproj` folder.
    public let language: String?
    /// The key's bytes in the file, quotes included.
    public let keyRange: Range<Int>
    /// The value's bytes in the file, quotes included.
    public let valueRange: Range<Int>
    /// What it stands for.
    public let value: StringTableValue
    /// False where a device has stopped reading the file before this entry.
    public internal(set) var isVisibleToDevice: Bool
    /// How far a catalog says the translation is; nil outside catalogs.
    public let state: TranslationState?
    /// Whether a catalog says that the text is not to be translated; it then serves all languages.
    public let servesAllLanguages: Bool
    /// Whether the text is the key itself, since a catalog has no text for the source language.
    public let isKeyAsText: Bool
    private let catalogPointer: JSONPointer?

    /// An entry with its places.
    public init(
        key: String, language: String?, keyRange: Range<Int>, valueRange: Range<Int>, value: StringTableValue,
        isVisibleToDevice: Bool = true, pointer: JSONPointer? = nil, state: TranslationState? = nil,
        servesAllLanguages: Bool = false, isKeyAsText: Bool = false
    ) {
        self.key = key
        self.language = language
        self.keyRange = keyRange
        self.valueRange = valueRange
        self.value = value
        self.isVisibleToDevice = isVisibleToDevice
        self.state = state
        self.servesAllLanguages = servesAllLanguages
        self.isKeyAsText = isKeyAsText
        catalogPointer = pointer
    }

    /// Where the value stands: `/KEY` in a `.strings` or `.stringsdict` file, the real path in a catalog.
    public var pointer: JSONPointer { catalogPointer ?? JSONPointer([key]) }

    /// Where the text stands that a phone shows: the value, or of several by device the one for `iphone`, else `other`.
    public var phonePlace: (range: Range<Int>, pointer: JSONPointer) {
        var place = (range: valueRange, pointer: pointer)
        var value = value
        while case .variations(let variations) = value,
            let chosen = variations.first(where: { $0.name == "iphone" })
                ?? variations.first(where: { $0.name == "other" })
        {
            place = (chosen.range, chosen.pointer)
            value = chosen.value
        }
        return place
    }
}
