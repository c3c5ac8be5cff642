import PropertyLists
import StringTables

/// Puts the clues of a project's files together.
struct ProjectSummary {
    /// More folders than this are named by the folders above them.
    private static let maximumFolders = 8

    private var payloadFolders: [String] = []
    private var tables: [StringTable] = []
    private var regions: [String] = []
    private var projectIdentifiers: [String] = []
    private var bundleIdentifiers: [String] = []
    private var serviceExtension: String?
    private var entitlements: [(name: String, isForPushes: Bool)] = []

    mutating func add(_ clue: ProjectClue) {
        switch clue {
        case .payload(let folder): payloadFolders.append(folder)
        case .table(let table): tables.append(table)
        case .bundle(let name, let information): add(name, information)
        case .entitlements(let name, let isForPushes): entitlements.append((name, isForPushes))
        case .xcodeProject(let project):
            projectIdentifiers += project.appIdentifiers
            if let region = project.developmentRegion { regions.insert(region, at: 0) }
        case .nothing: break
        }
    }

    private mutating func add(_ name: String, _ information: BundleInformation) {
        if information.extensionPoint == BundleInformation.notificationService {
            serviceExtension = serviceExtension ?? name
        } else if information.extensionPoint == nil, !name.contains("Test") {
            if let identifier = information.identifier { bundleIdentifiers.append(identifier) }
            if let region = information.developmentRegion { regions.append(region) }
        }
    }

    var facts: ProjectFacts {
        var facts = ProjectFacts()
        facts.payloadFileCount = payloadFolders.count
        facts.payloadFolders = ProjectSummary.outermost(payloadFolders)
        facts.serviceExtension = serviceExtension
        let identifiers = projectIdentifiers.isEmpty ? bundleIdentifiers : projectIdentifiers
        facts.bundleIDs = Set(identifiers).sorted()
        let forPushes = entitlements.filter(\.isForPushes)
        facts.entitlements = (forPushes.isEmpty ? entitlements : forPushes).map(\.name).sorted()
        addTables(to: &facts)
        return facts
    }

    private func addTables(to facts: inout ProjectFacts) {
        let strings = AppStrings(tables)
        let pushTables = tables.filter {
            $0.name == strings.tableName && ($0.path.language != nil || $0.path.kind == .catalog)
        }
        let folders = pushTables.map { $0.path.bundleFolder.isEmpty ? "." : $0.path.bundleFolder }
        facts.tableFolders = ProjectSummary.outermost(folders)
        let names = strings.mainLanguages.filter { $0 != "Base" }
        facts.languages = names.filter(ProjectSummary.isLanguage)
        facts.strangeLanguages = names.filter { !ProjectSummary.isLanguage($0) }
        let sources = pushTables.compactMap(\.sourceLanguage)
        facts.developmentLanguage = (regions + sources).first {
            ProjectSummary.isLanguage($0) && LanguageTag($0) != nil && $0 != "Base"
        }
    }

    private static func isLanguage(_ name: String) -> Bool {
        LanguageSuggestion.forName(name).map { $0.kind != .unknown } ?? true
    }

    /// The folders without those inside of others, and not too many: of deep ones only the upper part.
    private static func outermost(_ folders: [String]) -> [String] {
        var kept = withoutNested(Set(folders))
        while kept.count > maximumFolders {
            let depth = kept.map { $0.split(separator: "/").count }.max() ?? 1
            guard depth > 1 else { return ["."] }
            kept = withoutNested(
                Set(
                    kept.map { folder in
                        let parts = folder.split(separator: "/")
                        return parts.count < depth ? folder : parts.dropLast().joined(separator: "/")
                    }))
        }
        return kept
    }

    private static func withoutNested(_ folders: Set<String>) -> [String] {
        if folders.contains(".") { return ["."] }
        return folders.filter { folder in
            !folders.contains { $0 != folder && folder.hasPrefix($0 + "/") }
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
