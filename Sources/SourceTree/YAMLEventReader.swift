import CYAML

/// libyaml's parser for one text, read event by event.
struct YAMLEventReader: ~Copyable {
    private let text: YAMLText
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let isReady: Bool

    /// The bytes are the text's own, behind its byte order mark; they must outlive the reader.
    init(_ text: YAMLText, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.text = text
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        isReady = yaml_parser_initialize(parser) != 0
        if isReady {
            yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        }
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Reads the next event and forgets the one before.
    mutating func advance() throws(YAMLFault) {
        yaml_event_delete(event)
        guard isReady, yaml_parser_parse(parser, event) != 0 else { throw fault }
    }

    var type: yaml_event_type_t { event.pointee.type }

    /// The event's bytes in the text. They include an anchor and a tag before the value, and for block collections
    /// and block scalars they run on to the next token.
    var range: Range<Int> {
        let start = text.offset(ofCharacter: event.pointee.start_mark.index)
        let end = text.offset(ofCharacter: event.pointee.end_mark.index)
        return start..<max(start, end)
    }

    /// The name behind `&`, or for an alias behind `*`.
    var anchor: String? {
        switch type {
        case YAML_ALIAS_EVENT: string(event.pointee.data.alias.anchor)
        case YAML_SCALAR_EVENT: string(event.pointee.data.scalar.anchor)
        case YAML_SEQUENCE_START_EVENT: string(event.pointee.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT: string(event.pointee.data.mapping_start.anchor)
        default: nil
        }
    }

    /// The tag with its handle resolved, such as `tag:yaml.org,2002:str`.
    var tag: String? {
        switch type {
        case YAML_SCALAR_EVENT: string(event.pointee.data.scalar.tag)
        case YAML_SEQUENCE_START_EVENT: string(event.pointee.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT: string(event.pointee.data.mapping_start.tag)
        default: nil
        }
    }

    var isPlainScalar: Bool {
        type == YAML_SCALAR_EVENT && event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
    }

    var isBlockScalar: Bool {
        guard type == YAML_SCALAR_EVENT else { return false }
        let style = event.pointee.data.scalar.style
        return style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
    }

    /// The scalar's decoded text; good until the next event is read.
    var scalar: UnsafeBufferPointer<UInt8> {
        guard type == YAML_SCALAR_EVENT else { return UnsafeBufferPointer(start: nil, count: 0) }
        let scalar = event.pointee.data.scalar
        return UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    }

    private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        bytes.map { String(cString: $0) }
    }

    private var fault: YAMLFault {
        guard isReady, parser.pointee.error != YAML_MEMORY_ERROR else {
            return YAMLFault(problem: "out of memory", offset: 0, context: "", contextOffset: 0)
        }
        let parser = parser.pointee
        let offset = text.offset(ofCharacter: parser.problem_mark.index)
        let hasContext = parser.context != nil
        return YAMLFault(
            problem: parser.problem.map { String(cString: $0) } ?? "unknown trouble", offset: offset,
            context: parser.context.map { String(cString: $0) } ?? "",
            contextOffset: hasContext ? text.offset(ofCharacter: parser.context_mark.index) : offset)
    }
}
