/// Why a baseline cannot be used.
struct BaselineFault: Error {
    let trouble: Trouble

    init(_ trouble: Trouble) {
        self.trouble = trouble
    }
}
