/// The codes that a language's name may have, from the IANA Language Subtag Registry: all two-letter languages, the
/// three-letter ones that apps are translated into, the scripts that tell written languages apart, all regions.
enum LanguageCodes {
    static let languages: Set<String> = codes(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
        ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
        ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss \
        st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
        iw in ji mo \
        ace ady ang apc ars arn ast awa ban bar bem ber bho brx byn cak ccp ceb cgg chr ckb cnr cop crh csb dgo din doi \
        dsb dyu enm ewo ext fil frp frr fur fuv gag gez gom gsw guz haw hif hil hmn hne hsb ilo inh jam jbo kab kaj kam \
        kbd kea kha khq kln kmr kok krc kri krl ksh lad lez lij lkt lmo ltg luo luy lzh mad mai mak mas mdf mer mfe mgh \
        mhr mni moh mrj mui mul mus myv mzn nah nan nap naq nds nia nqo nso nus nyn pam pap pcm pms pnb quc qut rap rgn \
        rhg rif rom rup sah sat scn sco sdc sgs shi shn skr sma smj smn sms srn ssy stq swb swg syr szl teo tet tig tok \
        tpi trv tum tzm udm umb vai vec vep vls vro vun wae wal war wuu xal xog yav yrl yue zgh zza
        """)

    static let scripts: Set<String> = codes(
        """
        Adlm Arab Aran Armn Beng Bopo Brai Cans Cakm Cher Copt Cyrl Deva Ethi Geor Gonm Grek Gujr Guru Hang Hani Hans Hant \
        Hebr Hira Hrkt Jpan Kana Khmr Knda Kore Laoo Latn Limb Lisu Mlym Mong Mtei Mymr Nkoo Olck Orya Osge Rohg Sinh Sund \
        Syrc Taml Telu Tfng Thaa Thai Tibt Vaii Yiii Zyyy
        """)

    static let regions: Set<String> = codes(
        """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA \
        CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET EU FI FJ FK FM FO FR \
        GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO \
        JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR \
        MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO \
        RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV \
        TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW 001 150 419
        """)

    private static func codes(_ list: String) -> Set<String> {
        Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
