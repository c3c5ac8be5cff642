import SourceTree
import Testing

@testable import Linting

/// Made-up payloads in all sorts of layouts: fixes lose nothing, and fixing twice is fixing once.
@Suite struct FixPropertyTests {
    /// A generator whose sequence depends on its seed alone.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
            return mixed ^ (mixed >> 32)
        }
    }

    private static let keysInAps = [
        (#""alert""#, #"{"title": "A"}"#), (#""badge""#, "3"), (#""order""#, #"{"id": [1, {}]}"#),
        (#""tracking""#, #""a\"b""#), (#""mutable_content""#, "true"), (#""threadID""#, #""t""#),
        (#""\u006ft\u0068er""#, "null"), (#""content-available""#, "1"), (#""lockey""#, #""X""#),
        (#""relevanceScore""#, "0.5"),
    ]
    private static let keysBeside = [
        (#""shop""#, "7"), (#""target-content-id""#, #""c""#), (#""contentAvailable""#, "1"), (#""order""#, "4"),
        (#""loc-args""#, "[1, 2]"),
    ]

    private static func object(_ members: [(String, String)], _ dice: inout Dice, depth: Int) -> String {
        let styles = [("", ",", ""), (" ", ", ", " "), ("", ", ", "")]
        let indentation = String(repeating: "\t", count: depth)
        var style = styles.randomElement(using: &dice) ?? ("", ",", "")
        if Bool.random(using: &dice) { style = ("\n\t" + indentation, ",\n\t" + indentation, "\n" + indentation) }
        let colon = [":", ": ", " : "].randomElement(using: &dice) ?? ":"
        return "{" + style.0 + members.map { $0.0 + colon + $0.1 }.joined(separator: style.1) + style.2 + "}"
    }

    private static func payload(_ dice: inout Dice) -> String {
        let inside = keysInAps.shuffled(using: &dice).prefix(Int.random(in: 1...6, using: &dice))
        let beside = keysBeside.shuffled(using: &dice).prefix(Int.random(in: 0...3, using: &dice))
        let aps = object(Array(inside), &dice, depth: 1)
        let members = (Array(beside) + [(#""aps""#, aps)]).shuffled(using: &dice)
        return object(members, &dice, depth: 0)
    }

    /// Every scalar with no regard to where it stands; a flag that was switched on counts as 1, a quoted number as one.
    private static func scalars(_ root: Node) -> [String] {
        var found: [String] = []
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            case .object: waiting += node.members.map(\.value)
            case .array: waiting += node.elements
            default: found.append(node.boolean == true ? "1" : node.text)
            }
        }
        return found.sorted()
    }

    private static func memberCount(_ root: Node) -> Int {
        root.collections.reduce(0) { $0 + $1.count }
    }

    @Test("No value is lost, nothing new is wrong, and a second time changes nothing", arguments: 0..<150)
    func fixing(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
        let before = FixPropertyTests.payload(&dice)
        let fixing = try Fixing(before)
        let old = try JSONParser.parse(Source(name: "old", text: before))
        let new = try JSONParser.parse(Source(name: "new", text: fixing.text))
        #expect(new.irregularities.isEmpty, "\(before)\nbecame\n\(fixing.text)")
        #expect(FixPropertyTests.scalars(old.root) == FixPropertyTests.scalars(new.root), "\(before)\n\(fixing.text)")
        #expect(FixPropertyTests.memberCount(old.root) == FixPropertyTests.memberCount(new.root))
        #expect(try Fixing(fixing.text).text == fixing.text, "\(before)\nbecame\n\(fixing.text)")
        #expect(fixing.result.findings.count <= Lint(before).findings.count)
    }
}
