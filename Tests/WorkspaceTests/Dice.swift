/// Random numbers that are the same at every run (the generator of Knuth's MMIX).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// One to so many of the pieces, joined.
    mutating func text(of pieces: [String], _ most: Int) -> String {
        (0...below(most)).map { _ in pieces[below(pieces.count)] }.joined()
    }
}
