/// The tags of YAML 1.2.2's core schema (section 10.3), and the one that says "not resolved" (`!`).
enum YAMLTag: String {
    case string = "tag:yaml.org,2002:str"
    case integer = "tag:yaml.org,2002:int"
    case float = "tag:yaml.org,2002:float"
    case boolean = "tag:yaml.org,2002:bool"
    case null = "tag:yaml.org,2002:null"
    case map = "tag:yaml.org,2002:map"
    case sequence = "tag:yaml.org,2002:seq"
    case nonSpecific = "!"

    /// The tag as people write it.
    var shorthand: String {
        self == .nonSpecific ? "!" : "!!" + rawValue.dropFirst("tag:yaml.org,2002:".utf8.count)
    }

    /// Whether a scalar of this meaning may carry the tag.
    func fits(_ scalar: YAMLScalar) -> Bool {
        switch (self, scalar) {
        case (.string, _), (.nonSpecific, _), (.null, .null), (.boolean, .boolean), (.float, .number): true
        case (.integer, .number(let text)):
            ExactNumber(String(decoding: text, as: UTF8.self))?.isWhole == true
        default: false
        }
    }
}
