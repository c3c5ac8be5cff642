/// Texts of which each is kept once, and named by its place.
struct TextPool {
    private(set) var all: [String] = []
    private var places: [String: Int] = [:]

    /// The place of a text, which is added where it is new.
    mutating func place(of text: String) -> Int {
        if let place = places[text] { return place }
        places[text] = all.count
        all.append(text)
        return all.count - 1
    }
}
