/// The rule for host names that hold right-to-left letters (RFC 5893, section 2). Directions are known by blocks.
enum BidirectionalRule {
    private enum Direction {
        case left, right, number, arabicNumber, mark, neutral
    }

    /// Whether the labels of a name keep the rule; names without right-to-left letters always do.
    static func accepts(_ labels: [[Unicode.Scalar]]) -> Bool {
        let directions = labels.map { $0.map(direction) }
        guard directions.contains(where: { $0.contains(.right) || $0.contains(.arabicNumber) }) else { return true }
        return directions.allSatisfy(isGood)
    }

    private static func isGood(_ label: [Direction]) -> Bool {
        let last = label.last { $0 != .mark }
        switch label.first {
        case .right:
            return !label.contains(.left) && !(label.contains(.number) && label.contains(.arabicNumber))
                && (last == .right || last == .number || last == .arabicNumber)
        case .left:
            return !label.contains(.right) && !label.contains(.arabicNumber) && (last == .left || last == .number)
        default: return false
        }
    }

    private static func direction(_ scalar: Unicode.Scalar) -> Direction {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return .mark
        default: break
        }
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9: return .number
        case 0x660...0x669, 0x66B, 0x66C, 0x6DD: return .arabicNumber
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .right
        case 0x2D, 0x200C, 0x200D: return .neutral
        default: return .left
        }
    }
}
