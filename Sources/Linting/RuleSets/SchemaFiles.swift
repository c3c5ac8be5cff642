import JSONSchema
import SourceTree
import Synchronization
import Workspace

/// The JSON Schemas in files that a rule set or configuration may name: those in its own folder and below it.
///
/// Each file is read once, so that all that refers to it sees the same text.
final class SchemaFiles: Sendable {
    /// Reads a file; the failure is a sentence for people.
    typealias ReadFile = @Sendable (_ path: Path) -> Result<Source, FileProblem>

    /// The folder that relative names count from and that nothing leads out of.
    private let folder: Path
    /// The URI of the file that refers to schemas.
    private let base: String
    private let readFile: ReadFile
    private let known = Mutex<[Path: Result<Tree, UnreadableSchema>]>([:])

    /// - Parameters:
    ///   - file: the rule set or configuration that names the schemas.
    ///   - folder: where it stands; absolute and normalised.
    init(for file: Source, in folder: Path, readFile: @escaping ReadFile) {
        self.folder = folder
        self.readFile = readFile
        base = FileAddress.uri(ofFile: folder.appending(Path(file.name).name).text)
    }

    /// A schema that is written where it is needed, or in the file that a text names.
    func schema(_ value: Node) throws(SchemaFaults) -> JSONSchema {
        guard value.kind == .string else {
            return try JSONSchema(value, resolver: resolver, options: SchemaOptions(base: base))
        }
        guard !value.text.contains("://") else {
            throw SchemaFaults([
                SchemaFault(
                    "“\(value.text)” is an address; pushlint fetches nothing. Keep the schema beside this file and name "
                        + "its path.", at: value)
            ])
        }
        let path = Path(value.text).absolute(in: folder)
        let document: Tree
        do throws(UnreadableSchema) {
            document = try tree(at: path)
        } catch {
            let message =
                error.place == nil ? "Cannot read the schema “\(value.text)”: \(error.message)" : error.message
            throw SchemaFaults([SchemaFault(message, at: error.place ?? value)])
        }
        let options = SchemaOptions(base: FileAddress.uri(ofFile: path.text))
        return try JSONSchema(document.root, resolver: resolver, options: options)
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
                "The file lies outside of the folder of the rule set or configuration, which reads no others. Keep a "
                + "copy of the schema in that folder, or name it in a configuration of a folder above."
            return .failure(UnreadableSchema(message))
        }
        switch readFile(path) {
        case .failure(let problem): return .failure(UnreadableSchema(problem.message))
        case .success(let source): return SchemaText.parse(source)
        }
    }
}
