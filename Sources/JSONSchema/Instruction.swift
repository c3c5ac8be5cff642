/// One check of a compiled schema. What does not fit into a number or two lies in the program's tables.
enum Instruction: Sendable {
    /// The schema `false`.
    case never
    case type(TypeSet)
    /// `enum` and `const`: an index into the enumerations.
    case enumeration(Int)
    /// An index into the numbers, as for the next four.
    case minimum(Int)
    case maximum(Int)
    case exclusiveMinimum(Int)
    case exclusiveMaximum(Int)
    case multipleOf(Int)
    case minLength(Int)
    case maxLength(Int)
    /// An index into the patterns.
    case pattern(Int)
    case format(Format)
    case minItems(Int)
    case maxItems(Int)
    case uniqueItems
    case minProperties(Int)
    case maxProperties(Int)
    /// An index into the object rules.
    case object(Int)
    /// An index into the array rules.
    case array(Int)
    /// An index into the contains rules.
    case contains(Int)
    /// A range of the dependencies.
    case dependencies(Range<Int>)
    /// A block, as for `reference`, `not` and the unevaluated ones.
    case propertyNames(Int)
    case reference(Int)
    /// A range of the block lists, as for the next two.
    case allOf(Range<Int>)
    case anyOf(Range<Int>)
    case oneOf(Range<Int>)
    case not(Int)
    /// An index into the conditions.
    case condition(Int)
    case unevaluatedProperties(Int)
    case unevaluatedItems(Int)
}
