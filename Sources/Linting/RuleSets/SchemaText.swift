import JSONSchema
import SourceTree

/// A schema's file as text: JSON where its name says so, else YAML, of which JSON is a part.
public enum SchemaText {
    /// The tree of the text; the failure has its place in it.
    public static func parse(_ source: Source) -> Result<Tree, UnreadableSchema> {
        do throws(SyntaxFault) {
            return .success(
                try source.name.hasSuffix(".json") ? JSONParser.parse(source) : YAMLParser.parse(source))
        } catch {
            return .failure(UnreadableSchema(error.message, at: Tree.standIn(for: source, at: error.range).root))
        }
    }
}
