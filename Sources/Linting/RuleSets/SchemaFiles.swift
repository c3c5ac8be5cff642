import JSONSchema
import SourceTree
import Workspace

/// The JSON Schemas in files that a rule set or configuration may name: those in its own folder and below it.
///
/// Each file is read once, so that all that refers to it sees the same text.
public final class SchemaFiles: Sendable {
    /// Reads a file; the failure is a sentence for people.
    public typealias ReadFile = @Sendable (_ path: Path) -> Result<Source, FileProblem>

    /// The folder that nothing leads out of.
    private let folder: Path
    /// The file that refers to schemas.
    private let path: Path
    private let readFile: ReadFile
    private let known = Guarded<[Path: Result<Tree, UnreadableSchema>]>([:])

    /// - Parameters:
    ///   - path: the file that refers to schemas, which relative names count from; absolute and normalised.
    ///   - folder: the one that nothing leads out of; absolute and normalised.
    public init(at path: Path, within folder: Path, readFile: @escaping ReadFile) {
        self.path = path
        self.folder = folder
        self.readFile = readFile
    }

    /// Those that a rule set or configuration may name.
    convenience init(for file: Source, in folder: Path, readFile: @escaping ReadFile) {
        self.init(at: folder.appending(Path(file.name).name), within: folder, readFile: readFile)
    }

    /// A schema that is written where it is needed, or in the file that a text names.
    func schema(_ value: Node) throws(SchemaFaults) -> JSONSchema {
        guard value.kind == .string else {
            return try schema(value, at: path)
        }
        guard !value.text.contains("://") else {
            throw SchemaFaults([
                SchemaFault(
                    "“\(value.text)” is an address; pushlint fetches nothing. Keep the schema beside this file and name "
                        + "its path.", at: value)
            ])
        }
        let place = Path(value.text).absolute(in: path.parent ?? .root)
        let document: Tree
        do throws(UnreadableSchema) {
            document = try tree(at: place)
        } catch {
            let message =
                error.place == nil ? "Cannot read the schema “\(value.text)”: \(error.message)" : error.message
            throw SchemaFaults([SchemaFault(message, at: error.place ?? value)])
        }
        return try schema(document.root, at: place)
    }

    /// A schema that is the whole of a file.
    public func schema(_ root: Node, at path: Path) throws(SchemaFaults) -> JSONSchema {
        let options = SchemaOptions(base: FileAddress.uri(ofFile: path.text))
        return try JSONSchema(root, resolver: resolver, options: options)
    }
    /// Finds the files to which references lead.
    private var resolver: SchemaResolver {
        SchemaResolver { uri in
            guard let path = FileAddress.path(of: uri) else { return nil }
            return try self.tree(at: Path(path).normalised)
        }
    }

    private func tree(at path: Path) throws(UnreadableSchema) -> Tree {
        if let known = known.withLock({ $0[path] }) { return try known.get() }
        let result = read(path)
        known.withLock { $0[path] = result }
        return try result.get()
    }

    private func read(_ path: Path) -> Result<Tree, UnreadableSchema> {
        guard path.isWithin(folder), !path.leadsOut(of: folder) else {
            let message =
                "The file lies outside of the folder that schemas are read from: that of the rule set or "
                + "configuration, or with --schema the current one. Keep a copy there."
            return .failure(UnreadableSchema(message))
        }
        switch readFile(path) {
        case .failure(let problem):
            let isMissing = problem.reason == .missing
            let message = "There is no such file. Names count from the folder of the file that names them."
            return .failure(UnreadableSchema(isMissing ? message : problem.message))
        case .success(let source): return SchemaText.parse(source)
        }
    }
}
