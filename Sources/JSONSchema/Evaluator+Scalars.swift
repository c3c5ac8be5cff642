import SourceTree

/// The keywords that look at a value's type, number, text or size.
extension Evaluator {
    func isOf(_ types: TypeSet, _ index: Int) -> Bool {
        let kind = view.kind(index)
        if types.contains(TypeSet(kind)) { return true }
        return kind == .number && types.contains(.integer) && isWhole(index)
    }

    private func isWhole(_ index: Int) -> Bool {
        guard let text = view.plainText(index) else { return false }
        if let compact = CompactDecimal(text) { return compact.isWhole }
        return view.number(index)?.isWhole ?? false
    }

    func isAmong(_ rule: EnumerationRule, _ index: Int) -> Bool {
        if view.kind(index) == .string {
            return view.withText(index) { compiled.program.slot(rule.strings, $0) != nil }
        }
        guard rule.hasOthersThanStrings else { return false }
        for position in rule.literals where ValueComparison.areEqual(view, index, compiled.program.literals[position]) {
            return true
        }
        return false
    }

    func isBounded(_ instruction: Instruction, _ index: Int) -> Bool {
        guard view.kind(index) == .number, let text = view.plainText(index) else { return true }
        switch instruction {
        case .minimum(let bound):
            return compare(text, index, bound) {
                !($0 < $1)
            } exact: {
                !($0 < $1)
            }
        case .maximum(let bound):
            return compare(text, index, bound) {
                !($1 < $0)
            } exact: {
                !($1 < $0)
            }
        case .exclusiveMinimum(let bound):
            return compare(text, index, bound) {
                $1 < $0
            } exact: {
                $1 < $0
            }
        case .exclusiveMaximum(let bound):
            return compare(text, index, bound) {
                $0 < $1
            } exact: {
                $0 < $1
            }
        case .multipleOf(let bound):
            return compare(text, index, bound) {
                $0.isMultiple(of: $1)
            } exact: {
                $0.isMultiple(of: $1)
            }
        default: return true
        }
    }

    private func compare(
        _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ bound: Int,
        compact: (CompactDecimal, CompactDecimal) -> Bool, exact: (ExactNumber, ExactNumber) -> Bool
    ) -> Bool {
        if let value = CompactDecimal(text), let limit = compiled.program.numbers[bound].compact {
            return compact(value, limit)
        }
        guard let value = view.number(index) else { return true }
        return exact(value, compiled.program.numbers[bound].exact)
    }

    func isSized(_ instruction: Instruction, _ index: Int) -> Bool {
        switch (instruction, view.kind(index)) {
        case (.minLength(let size), .string): length(index) >= size
        case (.maxLength(let size), .string): length(index) <= size
        case (.minItems(let size), .array): itemCount(index, upTo: size) >= size
        case (.maxItems(let size), .array): itemCount(index, upTo: size) <= size
        case (.minProperties(let size), .object): memberCount(index, upTo: size) >= size
        case (.maxProperties(let size), .object): memberCount(index, upTo: size) <= size
        default: true
        }
    }

    /// A string's length in Unicode scalar values.
    func length(_ index: Int) -> Int {
        view.withText(index) { text in
            var count = 0
            for byte in text where byte & 0xC0 != 0x80 { count += 1 }
            return count
        }
    }

    /// How many items an array has; counting stops behind the limit.
    private func itemCount(_ index: Int, upTo limit: Int) -> Int {
        var count = 0
        var item = index + 1
        let end = view.next(index)
        while item < end, count <= limit {
            count += 1
            item = view.next(item)
        }
        return count
    }

    /// How many members an object has; counting stops behind the limit.
    private func memberCount(_ index: Int, upTo limit: Int) -> Int {
        var count = 0
        var key = index + 1
        let end = view.next(index)
        while key < end, count <= limit {
            count += 1
            key = view.next(key + 1)
        }
        return count
    }

    func isFormatted(_ format: Format, _ index: Int) -> Bool {
        switch (format, view.kind(index)) {
        case (.swiftDate, .string): return false
        case (.swiftDate, .number):
            guard let text = view.plainText(index) else { return true }
            return SwiftDate.misreading(of: text, now: compiled.program.now) == nil
        case (_, .string): return view.withText(index) { format.accepts($0) }
        default: return true
        }
    }
}
