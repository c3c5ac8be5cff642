/// Why a reference leads nowhere.
struct ReferenceRefusal: Error {
    let message: String
}
