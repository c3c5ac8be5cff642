/// What an Xcode project's file (`project.pbxproj`) says in plain words.
///
/// It is an old-style property list of many objects; only the lines `NAME = value;` matter here.
struct XcodeProjectText: Sendable {
    private(set) var developmentRegion: String?
    /// Bundle identifiers that no build setting takes part in, of configurations that have an app icon, which only apps
    /// have; without such, none.
    private(set) var appIdentifiers: [String] = []

    init(_ bytes: [UInt8]) {
        var identifier: String?
        var hasIcon = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let (name, value) = XcodeProjectText.assignment(line) else { continue }
            switch name {
            case "buildSettings": (identifier, hasIcon) = (nil, false)
            case "developmentRegion": developmentRegion = value
            case "ASSETCATALOG_COMPILER_APPICON_NAME": hasIcon = true
            case "PRODUCT_BUNDLE_IDENTIFIER": identifier = value.contains("$") ? nil : value
            default: continue
            }
            if hasIcon, let identifier, !appIdentifiers.contains(identifier) { appIdentifiers.append(identifier) }
        }
    }

    private static func assignment(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
        guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = trimmed(line[..<sign])
        // Most lines are none of these; they need not become texts.
        guard let first = name.first, [UInt8(ascii: "b"), UInt8(ascii: "d"), 0x41, 0x50].contains(first) else {
            return nil
        }
        var value = trimmed(line[(sign + 1)...])
        if value.last == UInt8(ascii: ";") { value.removeLast() }
        if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
            value = value.dropFirst().dropLast()
        }
        return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D { bytes.removeLast() }
        return bytes
    }
}
