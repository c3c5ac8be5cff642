/// The folders that belong to the user.
public struct UserFolders: Sendable, Hashable {
    /// The user's home folder, if there is one.
    public let home: Path?
    /// Where programs keep their settings (XDG Base Directory Specification).
    public let configuration: Path?

    /// The folders of a user, taken from the environment by the caller.
    public init(home: Path?, configuration: Path? = nil) {
        self.home = home
        self.configuration = configuration ?? home?.appending(".config")
    }

    /// As the variables `HOME` and `XDG_CONFIG_HOME` say; what they name must be absolute.
    public static func fromEnvironment() -> UserFolders {
        func folder(_ name: String) -> Path? {
            let path = SystemCalls.environment(name).map { Path($0) }
            return path?.isAbsolute == true ? path?.normalised : nil
        }
        return UserFolders(home: folder("HOME"), configuration: folder("XDG_CONFIG_HOME"))
    }
}
