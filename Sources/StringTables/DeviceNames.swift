/// The kinds of device that a text can be for, as `.stringsdict` files and catalogs name them.
enum DeviceNames {
    static let all: Set<String> = [
        "applevision", "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
    ]

    static func message(for name: String) -> String {
        "“\(name)” is no kind of device, and its text is never shown; these are \(all.sorted().joined(separator: ", "))."
    }
}
