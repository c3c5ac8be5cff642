/// The NEXTSTEP encoding, by which the old property-list format reads octal escapes (Unicode's NEXTSTEP.TXT).
enum NextStepLatin {
    /// The character of a byte; nil for 0xFE and 0xFF, which have none.
    static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
        if byte < 0x80 { return Unicode.Scalar(byte) }
        let index = Int(byte - 0x80)
        return index < upperHalf.count ? upperHalf[index] : nil
    }

    private static let upperHalf = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
            + "\u{B9}ˋ´ˆ˜¯˘˙¨\u{B2}˚¸\u{B3}˝˛ˇ"
            + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ").unicodeScalars)
}
