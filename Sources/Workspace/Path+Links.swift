extension Path {
    /// Whether this leads out of a folder when all links are followed; false for what does not exist.
    public func leadsOut(of folder: Path) -> Bool {
        guard let place = try? SystemCalls.realPath(of: self), let home = try? SystemCalls.realPath(of: folder) else {
            return false
        }
        return !place.isWithin(home)
    }
}
