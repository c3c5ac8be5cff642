import SourceTree

#if canImport(Glibc)
    import Glibc
#endif
for path in CommandLine.arguments.dropFirst() {
    guard let f = fopen(path, "rb") else { continue }
    var bytes: [UInt8] = []
    var buf = [UInt8](repeating: 0, count: 65536)
    while true {
        let n = fread(&buf, 1, buf.count, f)
        if n <= 0 { break }
        bytes += buf[0..<n]
    }
    fclose(f)
    do {
        let t = try JSONParser.parse(Source(name: path, bytes: bytes))
        print("y", path.split(separator: "/").last!, t.root.kind, t.irregularities)
    } catch {
        let p = LineTable(bytes).position(of: error.range.lowerBound)
        print("n", path.split(separator: "/").last!, "\(p.line):\(p.column)", error.message)
    }
}
