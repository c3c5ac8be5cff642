import SourceTree

extension Finding {
    /// The finding as it stands in a file of which only a part was read.
    ///
    /// - Parameters:
    ///   - lines: how many lines stand before the part.
    ///   - bytes: how many bytes do.
    public func moved(lines: Int, bytes: Int) -> Finding {
        let file = place.file
        func moved(_ place: Place) -> Place {
            place.file == file ? place.moved(lines: lines, bytes: bytes) : place
        }
        return Finding(
            rule: rule, severity: severity, message: message, place: moved(place),
            related: related.map { Related(message: $0.message, place: moved($0.place)) },
            documentation: documentation, isOncePerRun: isOncePerRun)
    }
}

extension Place {
    fileprivate func moved(lines: Int, bytes: Int) -> Place {
        Place(
            file: file, start: start.moved(lines: lines), end: end.moved(lines: lines), pointer: pointer,
            range: range.lowerBound + bytes..<range.upperBound + bytes)
    }
}

extension Position {
    fileprivate func moved(lines: Int) -> Position { Position(line: line + lines, column: column) }
}
