import SourceTree

/// How a message calls a value: by its key, its number in an array, or plainly.
enum Subject {
    static func name(of index: Int, in view: TreeView) -> String {
        guard index > 0 else { return "The value" }
        var container = 0
        var containerName: String?
        while true {
            var cursor = PartCursor(view, container)
            var position = 0
            var child: (key: Int, value: Int)?
            while let part = cursor.next(view) {
                position += 1
                if index < view.next(part.value) {
                    child = part
                    break
                }
            }
            guard let child else { return "The value" }
            let isObject = view.kind(container) == .object
            let name = isObject ? "`\(view.node(child.key).text)`" : nil
            if child.key == index, isObject { return "The name \(name ?? "")" }
            if child.value == index {
                return name ?? "Item \(position)" + (containerName.map { " of \($0)" } ?? "")
            }
            (container, containerName) = (child.value, name ?? containerName)
        }
    }
}
