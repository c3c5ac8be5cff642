import SourceTree
import Workspace

/// What holds for one file after all configurations, rule sets, overrides and options have had their say, with where
/// each part of it comes from.
public struct EffectiveConfiguration: Sendable {
    /// A severity that holds at a place of the file and below it.
    public struct PlaceSetting: Sendable {
        /// The place in the file, with all below it.
        public let pointer: JSONPointer
        /// The rule's name, where the setting stands.
        public let rule: Node
        /// What holds for the rule there.
        public let setting: RuleSetting
    }

    /// The settings that hold for the file.
    public let settings: Settings
    /// Every rule, switched on or not, in the order of definition.
    public let rules: [RuleSummary]
    /// The last ones weigh most.
    public let placeSettings: [PlaceSetting]
    /// The keys of all settings that there are.
    public static let settingKeys = SettingsReader.keys
}

extension Configuration {
    /// What holds for a file.
    ///
    /// - Parameter path: absolute and normalised.
    public func effective(for path: Path) -> EffectiveConfiguration {
        let numbers = overrides(for: path)
        let overrides = numbers.map { base.overrides[$0] }
        var table = base.table
        for override in overrides where override.targets.contains(where: { $0.pointer == nil }) {
            override.apply(to: &table)
        }
        var placeSettings: [EffectiveConfiguration.PlaceSetting] = []
        for override in overrides {
            for pointer in override.targets.compactMap(\.pointer) {
                for case (let rule, .setting(let setting)) in override.layer.rules {
                    placeSettings.append(
                        EffectiveConfiguration.PlaceSetting(pointer: pointer, rule: rule, setting: setting))
                }
            }
        }
        return EffectiveConfiguration(
            settings: program(overrides: numbers).settings, rules: table.all.map { RuleSummary($0) },
            placeSettings: placeSettings)
    }
}
