/// Where and at what libyaml stopped; `YAMLDiagnosis` puts it into words.
struct YAMLFault: Error {
    /// libyaml's own words for what it met.
    let problem: String
    /// The byte at which it stopped.
    let offset: Int
    /// libyaml's own words for what it was reading, such as "while scanning a quoted scalar"; may be empty.
    let context: String
    /// Where that begins.
    let contextOffset: Int
}
