import Rendering

/// A notification drawn with characters, as on a lock screen.
struct NotificationBanner {
    /// The columns between the frame's sides, margins left out.
    static let width = 46

    private let notification: RenderedNotification
    private let style: ReportStyle

    init(_ notification: RenderedNotification, style: ReportStyle) {
        self.notification = notification
        self.style = style
    }

    /// The banner's lines without line ends.
    func lines() -> [String] {
        let bar = String(repeating: "─", count: NotificationBanner.width + 2)
        var lines = ["╭\(bar)╮"]
        if notification.title?.text.isEmpty ?? true { lines += rows(of: [BannerText.Run("(the app's name)", "2")]) }
        for (field, text) in notification.lines where !text.text.isEmpty {
            lines += rows(of: text.pieces.map { BannerText.Run($0.text, code(for: $0, field)) })
        }
        return lines + ["╰\(bar)╯"]
    }

    private func rows(of runs: [BannerText.Run]) -> [String] {
        let isRightToLeft = WritingDirection(of: notification.language) == .rightToLeft
        return BannerText(runs).lines(width: NotificationBanner.width).map { line in
            let blank = String(repeating: " ", count: max(0, NotificationBanner.width - line.width))
            let text = line.runs.map { painted($0) }.joined()
            return "│ " + (isRightToLeft ? blank + text : text + blank) + " │"
        }
    }

    private func code(for piece: RenderedText.Piece, _ field: AlertField) -> String {
        let weight = field == .title ? "1" : ""
        let color =
            switch piece.kind {
            case .literal: ""
            case .argument: "36"
            case .missing, .meaningless, .key: "31"
            case .placeholder: "35"
            }
        return [weight, color].filter { !$0.isEmpty }.joined(separator: ";")
    }

    private func painted(_ run: BannerText.Run) -> String {
        style.hasColor && !run.code.isEmpty ? "\u{1B}[\(run.code)m\(run.text)\u{1B}[0m" : run.text
    }
}
