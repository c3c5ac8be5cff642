import Linting
import PropertyLists
import SourceTree
import StringTables
import Workspace

/// Looks through a project for what a configuration would say of it.
public struct ProjectSurvey: Sendable {
    private let folder: Path
    private let userFolders: UserFolders
    private let progress: RunProgress?

    /// - Parameter folder: the project's folder, absolute and normalised.
    public init(folder: Path, userFolders: UserFolders, progress: RunProgress? = nil) {
        self.folder = folder
        self.userFolders = userFolders
        self.progress = progress
    }

    /// What was found; files that cannot be read tell nothing.
    public func facts() async -> ProjectFacts {
        let folder = folder
        let counter = progress?.begin(.findingFiles)
        let finder = FileFinder(
            userFolders: userFolders,
            isWanted: { path in
                counter?.step()
                return ProjectSurvey.isWanted(path, in: folder)
            })
        let files = finder.findAll(below: folder).files.map(\.path)
        let reading = progress?.begin(.readingFiles, total: files.count)
        let clues = await files.concurrentMap { path in
            defer { reading?.step() }
            return ProjectSurvey.clue(of: path, in: folder)
        }
        var summary = ProjectSummary()
        for clue in clues { summary.add(clue) }
        return summary.facts
    }

    private static func isWanted(_ path: Path, in folder: Path) -> Bool {
        PayloadName.isWanted(path.name) || isSettingsFile(path.name)
            || StringTablePath.isStringTable(path: path.relative(to: folder).text)
    }

    private static func isSettingsFile(_ name: String) -> Bool {
        name.hasSuffix("Info.plist") || name.hasSuffix(".entitlements") || name == "project.pbxproj"
    }

    private static func clue(of path: Path, in folder: Path) -> ProjectClue {
        guard let bytes = try? FileReader.read(path) else { return .nothing }
        let name = path.relative(to: folder).text
        let file = Source(name: name, bytes: bytes)
        if path.name == "project.pbxproj" { return .xcodeProject(XcodeProjectText(bytes)) }
        if path.name.hasSuffix(".entitlements") {
            guard let entitlements = try? Entitlements(file) else { return .nothing }
            return .entitlements(name, isForPushes: entitlements.grant("aps-environment"))
        }
        if path.name.hasSuffix("Info.plist") {
            guard let information = try? BundleInformation(file) else { return .nothing }
            return .bundle(name, information)
        }
        if StringTablePath.isStringTable(path: name), let place = StringTablePath(name) {
            let table = StringTableReader.read(file, path: place)
            return .table(table)
        }
        return holdsPayload(file, path) ? .payload(folder: (path.parent ?? folder).relative(to: folder).text) : .nothing
    }

    private static func holdsPayload(_ file: Source, _ path: Path) -> Bool {
        let trace = PayloadTrace(of: file.bytes)
        if trace == .none { return false }
        let document = PayloadDocument(file, mustHold: false)
        return !document.documents.isEmpty || !document.isReadable && trace == .strong
    }
}
