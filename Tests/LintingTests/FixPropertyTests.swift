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

    /// Whether each member of the payload and of `aps` has the value that it had before, under this name or a misspelt
    /// one; so that nothing slipped into something else.
    private static func hasOldValues(_ new: Node, _ old: Node) -> Bool {
        let dictionaries = [old, old["aps"], old["aps"]?["alert"]].compactMap { $0 }
        let known = dictionaries.flatMap { $0.members.map { $0 } }
        let moved = [new, new["aps"]].compactMap { $0 }.flatMap { $0.members.map { $0 } }
        return moved.allSatisfy { member in
            if member.name == "aps" || member.name == "alert" || member.value.integer == 1 { return true }
            let name = KeySpelling.folded(member.name)
            return known.contains { KeySpelling.folded($0.name) == name && $0.value.hasSameValue(as: member.value) }
        }
    }

    private static func check(_ before: String, named name: String) throws {
        let fixing = try Fixing(before, named: name)
        let parse = name.hasSuffix(".json") ? JSONParser.parse : YAMLParser.parse
        let old = try parse(Source(name: "old", text: before))
        let new = try parse(Source(name: "new", text: fixing.text))
        #expect(new.irregularities.isEmpty, "\(before)\nbecame\n\(fixing.text)")
        #expect(scalars(old.root) == scalars(new.root), "\(before)\nbecame\n\(fixing.text)")
        #expect(memberCount(old.root) == memberCount(new.root), "\(before)\nbecame\n\(fixing.text)")
        #expect(hasOldValues(new.root, old.root), "\(before)\nbecame\n\(fixing.text)")
        #expect(try Fixing(fixing.text, named: name).text == fixing.text, "\(before)\nbecame\n\(fixing.text)")
        let comments = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "#") } }
        #expect(comments(before) == comments(fixing.text), "\(before)\nbecame\n\(fixing.text)")
    }

    @Test("No value is lost, nothing new is wrong, and a second time changes nothing", arguments: 0..<150)
    func json(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
        try FixPropertyTests.check(FixPropertyTests.payload(&dice), named: "payload.json")
    }

    /// Lines of a block, with comments here and there, and some members written with braces.
    private static func block(_ members: [(String, String)], _ dice: inout Dice, _ indentation: String) -> String {
        members.map { key, value in
            let comment = Int.random(in: 0..<4, using: &dice) == 0 ? " # about \(key.count)" : ""
            let above = Int.random(in: 0..<5, using: &dice) == 0 ? "\(indentation)# above \(key.count)\n" : ""
            if value.hasPrefix("{\"id"), Bool.random(using: &dice) {
                return above + "\(indentation)\(key):\(comment)\n\(indentation)   id:\n\(indentation)   - 1\n"
                    + "\(indentation)   - {}\n"
            }
            return above + "\(indentation)\(key): \(value)\(comment)\n"
        }.joined()
    }

    @Test("The same for YAML, whose comments all stay", arguments: 0..<150)
    func yaml(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 104_729 &+ 3)
        let keys = FixPropertyTests.keysInAps.filter { !$0.0.contains("\\") }
        let inside = keys.shuffled(using: &dice).prefix(Int.random(in: 1...6, using: &dice))
        let beside = FixPropertyTests.keysBeside.shuffled(using: &dice).prefix(Int.random(in: 0...3, using: &dice))
        let isFlow = Int.random(in: 0..<4, using: &dice) == 0
        let aps =
            isFlow
            ? "aps: " + FixPropertyTests.object(Array(inside), &dice, depth: 3).split(separator: "\n").joined() + "\n"
            : "aps:\n" + FixPropertyTests.block(Array(inside), &dice, "  ")
        let position = Int.random(in: 0...beside.count, using: &dice)
        var text = FixPropertyTests.block(Array(beside.prefix(position)), &dice, "") + aps
        text += FixPropertyTests.block(Array(beside.dropFirst(position)), &dice, "")
        if Bool.random(using: &dice) { text.removeLast() }
        try FixPropertyTests.check(text, named: "payload.yml")
    }
}
