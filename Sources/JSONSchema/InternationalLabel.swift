/// A label of an internationalised host name in Unicode (RFC 5891, section 4.2, and the tables of RFC 5892).
///
/// Scripts and joining types are known by their blocks, since the standard library has no property for them.
struct InternationalLabel {
    let scalars: [Unicode.Scalar]

    /// Whether each scalar is allowed where it stands, and none of the rules for the label as a whole is broken.
    var isValid: Bool {
        guard let first = scalars.first, let last = scalars.last, first != "-", last != "-" else { return false }
        if scalars.count > 3, scalars[2] == "-", scalars[3] == "-" { return false }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return false
        default: break
        }
        return scalars.indices.allSatisfy { isAllowed($0) }
    }

    private func isAllowed(_ index: Int) -> Bool {
        switch scalars[index].value {
        case 0x2D, 0x30...0x39, 0x61...0x7A, 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: true
        case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: false
        case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9, 0x200C, 0x200D: isInContext(index)
        default: InternationalLabel.isProtocolValid(scalars[index])
        }
    }

    /// The rules of RFC 5892, appendix A.
    private func isInContext(_ index: Int) -> Bool {
        let before = index > 0 ? scalars[index - 1] : nil
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalars[index].value {
        case 0xB7: return before == "l" && after == "l"
        case 0x375: return after.map { Script.greek.contains($0) } ?? false
        case 0x5F3, 0x5F4: return before.map { Script.hebrew.contains($0) } ?? false
        case 0x30FB: return scalars.contains { $0.value != 0x30FB && Script.japanese.contains($0) }
        case 0x660...0x669: return !scalars.contains { (0x6F0...0x6F9).contains($0.value) }
        case 0x6F0...0x6F9: return !scalars.contains { (0x660...0x669).contains($0.value) }
        default:
            guard let before else { return false }
            // A virama, by its combining class.
            if before.properties.canonicalCombiningClass.rawValue == 9 { return true }
            guard scalars[index].value == 0x200C, let after else { return false }
            return Script.joining.contains(before) && Script.joining.contains(after)
        }
    }

    /// The derived property PVALID of RFC 5892, section 3, less the exceptions.
    private static func isProtocolValid(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.changesWhenNFKCCaseFolded || properties.isDefaultIgnorableCodePoint || properties.isWhitespace
            || properties.isNoncharacterCodePoint
        {
            return false
        }
        switch scalar.value {
        case 0x20D0...0x20FF, 0x1D100...0x1D24F: return false
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: return false
        default: break
        }
        switch properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark,
            .spacingMark:
            return true
        default: return false
        }
    }

    /// Scripts by their blocks.
    private enum Script {
        case greek, hebrew, japanese, joining

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch (self, scalar.value) {
            case (.greek, 0x370...0x3FF), (.greek, 0x1F00...0x1FFF): true
            case (.hebrew, 0x591...0x5F4), (.hebrew, 0xFB1D...0xFB4F): true
            case (.japanese, 0x3041...0x309F), (.japanese, 0x30A1...0x30FF), (.japanese, 0x31F0...0x31FF): true
            case (.japanese, 0x2E80...0x2FDF), (.japanese, 0x3005...0x3007), (.japanese, 0x3400...0x4DBF): true
            case (.japanese, 0x4E00...0x9FFF), (.japanese, 0xF900...0xFAFF), (.japanese, 0x20000...0x3134F): true
            case (.joining, 0x620...0x6D5), (.joining, 0x700...0x7FF), (.joining, 0x840...0x8FF): true
            case (.joining, 0x1807...0x18AA), (.joining, 0xA840...0xA871): true
            default: false
            }
        }
    }
}
