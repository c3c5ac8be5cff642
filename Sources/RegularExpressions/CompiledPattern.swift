import CPCRE2

/// PCRE2's compiled code for a pattern; freed with the value.
struct CompiledPattern: ~Copyable {
    let code: OpaquePointer

    init(_ pattern: TranslatedPattern, options: UInt32) throws(RegularExpressionFault) {
        var number: Int32 = 0
        var offset = 0
        let code = pattern.bytes.withUnsafeBufferPointer {
            pcre2_compile_8($0.baseAddress, $0.count, options, &number, &offset, nil)
        }
        guard let code else {
            throw CompiledPattern.fault(number, at: pattern.originalOffset(of: offset))
        }
        self.code = code
    }

    deinit {
        pcre2_code_free_8(code)
    }

    /// The grammar has been checked before, so that what PCRE2 refuses is what it cannot do.
    private static func fault(_ number: Int32, at offset: Int) -> RegularExpressionFault {
        switch number {
        case PCRE2_ERROR_UNKNOWN_UNICODE_PROPERTY:
            RegularExpressionFault(
                .syntax,
                "No Unicode property of this name is known; try a general category such as \\p{L}, or a script "
                    + "such as \\p{Script=Greek}.", at: offset)
        case PCRE2_ERROR_LOOKBEHIND_NOT_FIXED_LENGTH:
            RegularExpressionFault(
                .unsupported, "A lookbehind, (?<=...) or (?<!...), must match texts of one fixed length here.",
                at: offset)
        case PCRE2_ERROR_PARENTHESES_NEST_TOO_DEEP:
            RegularExpressionFault(.unsupported, "Parentheses are nested too deep.", at: offset)
        case PCRE2_ERROR_PATTERN_TOO_LARGE:
            RegularExpressionFault(
                .unsupported, "The pattern is too large; repetitions such as {1000} multiply what is inside.",
                at: offset)
        default:
            RegularExpressionFault(
                .unsupported, "The pattern cannot be used here: \(message(number)).", at: offset)
        }
    }

    private static func message(_ number: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = pcre2_get_error_message_8(number, &text, text.count)
        return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF8.self) : "error \(number)"
    }
}
