import CPCRE2
import Synchronization

/// A compiled regular expression of ECMAScript's dialect or of I-Regexp, which searches UTF-8 text.
///
/// It differs from ECMA-262, section 22.2, in this: patterns are always read as with the flag `u`, a group inside a
/// repetition keeps what it captured in an earlier round, and a lookbehind must have a fixed length. A search that
/// would take very many steps is given up with an error. The bound depends on pattern and text alone, but for this: it
/// becomes less with each search that is given up, so that many texts together do not take long either.
///
/// Values are immutable and PCRE2 allows compiled code to be shared by threads, hence `@unchecked Sendable`.
public final class RegularExpression: @unchecked Sendable {
    /// The pattern as it was given, without the slashes and flags of Spectral's form.
    public let pattern: String
    private let translated: TranslatedPattern
    private let options: UInt32
    private let compiled: CompiledPattern
    private let context: OpaquePointer?
    /// How many searches were given up.
    private let givenUp = Atomic<Int>(0)

    /// The largest text, in bytes, that is searched without counting each step.
    private static let smallText = 1024
    /// How many steps each starting point in a small text may take before they are counted.
    private static let quickSteps: UInt32 = 20_000
    /// How many steps a counted search may take in all; half as many after each one that was given up.
    private static let maximumSteps = 20_000_000
    /// How many it may take for each byte, and at least, however many were given up.
    private static let leastSteps = (perByte: 16, inAll: 20_000)
    /// The memory that one search may take, in KiB.
    private static let maximumMemory: UInt32 = 64 << 10

    /// Compiles an ECMAScript pattern (ECMA-262, section 22.2).
    ///
    /// Throws a fault of the kind `syntax` or `unsupported`.
    public convenience init(
        _ pattern: String, flags: RegularExpressionFlags = []
    ) throws(RegularExpressionFault) {
        try self.init(pattern, try ECMAScriptTranslator.translate(pattern, flags: flags), flags)
    }

    /// Compiles an I-Regexp (RFC 9485), where `.` matches anything but CR and LF. For JSONPath's `match` use
    /// `matchesWhole`, for its `search` use `matches`. `^` and `$` anchor, as the JSONPath compliance tests want.
    ///
    /// Throws a fault of the kind `syntax` for a pattern outside that grammar.
    public convenience init(iRegexp pattern: String) throws(RegularExpressionFault) {
        try IRegexpGrammar.check(pattern)
        try self.init(pattern, try ECMAScriptTranslator.translate(pattern, flags: [], dot: "[^\\n\\r]"), [])
    }

    /// Compiles what Spectral's `pattern` function takes: `/pattern/flags` with the flags `i m s u g`, or a pattern
    /// alone. The offset in a fault counts from the text's start.
    public convenience init(spectral text: String) throws(RegularExpressionFault) {
        let form = try RegularExpression.slashed(text)
        do {
            try self.init(form?.pattern ?? text, flags: form?.flags ?? [])
        } catch {
            throw RegularExpressionFault(error.kind, error.message, at: error.offset + (form == nil ? 0 : 1))
        }
    }

    private init(
        _ pattern: String, _ translated: TranslatedPattern, _ flags: RegularExpressionFlags
    ) throws(RegularExpressionFault) {
        self.pattern = pattern
        self.translated = translated
        options =
            PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF
            | (flags.contains(.ignoreCase) ? PCRE2_CASELESS : 0)
        compiled = try CompiledPattern(translated, options: options)
        context = pcre2_match_context_create_8(nil)
        pcre2_set_match_limit_8(context, RegularExpression.quickSteps)
        pcre2_set_heap_limit_8(context, RegularExpression.maximumMemory)
    }

    deinit {
        pcre2_match_context_free_8(context)
    }

    /// Checks a pattern against ECMAScript's grammar alone, as JSON Schema's format `regex` asks; patterns that
    /// cannot be compiled here, such as a lookbehind of varying length, pass.
    ///
    /// Throws a fault of the kind `syntax`, or `unsupported` for bounds over 65 535.
    public static func checkSyntax(_ pattern: String) throws(RegularExpressionFault) {
        _ = try ECMAScriptTranslator.translate(pattern, flags: [])
    }

    private static func slashed(
        _ text: String
    ) throws(RegularExpressionFault) -> (pattern: String, flags: RegularExpressionFlags)? {
        let scalars = text.unicodeScalars
        guard scalars.first == "/", let end = scalars.lastIndex(of: "/"),
            scalars.distance(from: scalars.startIndex, to: end) > 1
        else { return nil }
        let letters = scalars[scalars.index(after: end)...]
        guard letters.allSatisfy({ $0 >= "a" && $0 <= "z" }) else { return nil }
        var flags: RegularExpressionFlags = []
        for position in letters.indices {
            guard let flag = RegularExpressionFlags(letter: letters[position]) else {
                throw RegularExpressionFault(
                    .syntax, "The flag “\(letters[position])” is not known here; i, m, s, u and g are.",
                    at: text.utf8.distance(from: text.startIndex, to: position))
            }
            flags.formUnion(flag)
        }
        return (String(scalars[scalars.index(after: scalars.startIndex)..<end]), flags)
    }
}

// MARK: Searching

extension RegularExpression {
    /// The first match in a text, in bytes of its UTF-8; nil when there is none.
    ///
    /// Throws a fault of the kind `tooManySteps`.
    public func firstMatch(in text: String) throws(RegularExpressionFault) -> Range<Int>? {
        var text = text
        return try text.withUTF8 { search($0, PCRE2_NO_UTF_CHECK) }.get()
    }

    /// The first match in UTF-8 bytes, counted from the buffer's start; nil when there is none.
    ///
    /// Throws a fault of the kind `tooManySteps` or `notUTF8`.
    public func firstMatch(in text: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Range<Int>? {
        try search(text, 0).get()
    }

    /// Whether some part of a text matches. Throws a fault of the kind `tooManySteps`.
    public func matches(_ text: String) throws(RegularExpressionFault) -> Bool {
        try firstMatch(in: text) != nil
    }

    /// Whether some part of UTF-8 bytes matches. Throws a fault of the kind `tooManySteps` or `notUTF8`.
    public func matches(_ text: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Bool {
        try search(text, 0).get() != nil
    }

    /// Whether some part of UTF-8 bytes matches, where that is soon found out; nil for a text of more than 1024 bytes, and
    /// where it takes many steps.
    public func matchesSoon(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard text.count <= RegularExpression.smallText else { return nil }
        let outcome = run(compiled.code, text, 0, context)
        guard outcome.code != PCRE2_ERROR_MATCHLIMIT, case .success(let match) = range(outcome) else { return nil }
        return match != nil
    }

    /// Whether some part of UTF-8 bytes matches. Throws a fault of the kind `tooManySteps` or `notUTF8`.
    public func matches(_ text: ArraySlice<UInt8>) throws(RegularExpressionFault) -> Bool {
        try text.withUnsafeBufferPointer { bytes throws(RegularExpressionFault) in try matches(bytes) }
    }

    /// Whether a text as a whole matches. Throws a fault of the kind `tooManySteps`.
    public func matchesWhole(_ text: String) throws(RegularExpressionFault) -> Bool {
        var text = text
        return try text.withUTF8 { search($0, PCRE2_NO_UTF_CHECK | PCRE2_ANCHORED | PCRE2_ENDANCHORED) }.get() != nil
    }

    /// Whether UTF-8 bytes as a whole match. Throws a fault of the kind `tooManySteps` or `notUTF8`.
    public func matchesWhole(_ text: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Bool {
        try search(text, PCRE2_ANCHORED | PCRE2_ENDANCHORED).get() != nil
    }

    /// Whether UTF-8 bytes as a whole match. Throws a fault of the kind `tooManySteps` or `notUTF8`.
    public func matchesWhole(_ text: ArraySlice<UInt8>) throws(RegularExpressionFault) -> Bool {
        try text.withUnsafeBufferPointer { bytes throws(RegularExpressionFault) in try matchesWhole(bytes) }
    }

    private func search(
        _ text: UnsafeBufferPointer<UInt8>, _ matchOptions: UInt32
    ) -> Result<Range<Int>?, RegularExpressionFault> {
        if text.count <= RegularExpression.smallText {
            let outcome = run(compiled.code, text, matchOptions, context)
            if outcome.code != PCRE2_ERROR_MATCHLIMIT { return range(outcome) }
        }
        return searchCounting(text, matchOptions)
    }

    /// Searches with every step counted. PCRE2's own limit holds for each starting point anew, so that in a long text
    /// it would not bound the search.
    private func searchCounting(
        _ text: UnsafeBufferPointer<UInt8>, _ matchOptions: UInt32
    ) -> Result<Range<Int>?, RegularExpressionFault> {
        do {
            let counted = try CompiledPattern(translated, options: options | PCRE2_AUTO_CALLOUT)
            return searchCounting(text, matchOptions, counted.code)
        } catch {
            return .failure(error)
        }
    }

    private func searchCounting(
        _ text: UnsafeBufferPointer<UInt8>, _ matchOptions: UInt32, _ code: OpaquePointer
    ) -> Result<Range<Int>?, RegularExpressionFault> {
        let context = pcre2_match_context_create_8(nil)
        defer { pcre2_match_context_free_8(context) }
        pcre2_set_heap_limit_8(context, RegularExpression.maximumMemory)
        var counter = StepCounter(limit: limit(for: text.count))
        let outcome = withUnsafeMutablePointer(to: &counter) { counter in
            pcre2_set_callout_8(context, StepCounter.callout, UnsafeMutableRawPointer(counter))
            return run(code, text, matchOptions, context)
        }
        if outcome.code == PCRE2_ERROR_MATCHLIMIT { givenUp.add(1, ordering: .relaxed) }
        return range(outcome)
    }

    /// How many steps a counted search of so many bytes may take.
    private func limit(for count: Int) -> Int {
        let least = RegularExpression.leastSteps
        let given = min(givenUp.load(ordering: .relaxed), Int.bitWidth - 1)
        return max(least.inAll, least.perByte * count, RegularExpression.maximumSteps >> given)
    }

    private func run(
        _ code: OpaquePointer, _ text: UnsafeBufferPointer<UInt8>, _ matchOptions: UInt32, _ context: OpaquePointer?
    ) -> (code: Int32, range: Range<Int>) {
        guard let data = pcre2_match_data_create_8(1, nil) else { return (PCRE2_ERROR_NOMEMORY, 0..<0) }
        defer { pcre2_match_data_free_8(data) }
        var placeholder: UInt8 = 0
        let result = withUnsafePointer(to: &placeholder) { placeholder in
            pcre2_match_8(code, text.baseAddress ?? placeholder, text.count, 0, matchOptions, data, context)
        }
        guard result >= 0, let offsets = pcre2_get_ovector_pointer_8(data) else { return (result, 0..<0) }
        return (result, offsets[0]..<max(offsets[0], offsets[1]))
    }

    private func range(_ outcome: (code: Int32, range: Range<Int>)) -> Result<Range<Int>?, RegularExpressionFault> {
        switch outcome.code {
        case 0...: return .success(outcome.range)
        case PCRE2_ERROR_NOMATCH: return .success(nil)
        case PCRE2_ERROR_UTF8_ERR21...PCRE2_ERROR_UTF8_ERR1:
            return .failure(RegularExpressionFault(.notUTF8, "The text to be searched is not UTF-8."))
        default:
            return .failure(
                RegularExpressionFault(
                    .tooManySteps,
                    "Searching for \(pattern.debugDescription) was given up, since it takes too many steps on this text. Nested "
                        + "repetitions such as (a+)+ are the usual reason; write them so that only one of them can match the "
                        + "same characters."))
        }
    }
}
