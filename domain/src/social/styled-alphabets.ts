/**
 * Letters a to z as generators of decorated text write them, each with signs of many scripts: 'ᏕᏬᎮᎮᎧᏒᏖ' is 'support'.
 * A sign may be another letter elsewhere, as 'ғ' is a Russian r and here an f, so that each is read as a whole.
 */
export const STYLED_ALPHABETS = [
  ...['ǟɮƈɖɛʄɢɦɨʝӄʟʍռօքզʀֆȶʊʋաӼʏʐ', 'ค๒ς๔єŦɠђเןкl๓ภ๏קợгรtยשฬץאz', 'ДБCDЁFGHIJҜLMЍФPQЯSΓЦVЩЖЧZ'],
  ...['ąცƈɖɛʄɠɧıʝƙƖɱŋơ℘զཞʂɬų۷ῳҳყʑ', 'ᗩᗷᑕᗪEᖴGᕼIᒍKᒪᗰᑎOᑭᑫᖇᔕTᑌᐯᗯ᙭Yᘔ', 'ค๖¢໓ēfງhiวkl๓ຖ໐p๑rŞtนงຟxฯຊ'],
  ...['ΛBᄃDΣFGΉIJKᄂMПӨPQЯƧƬЦVЩXYZ', 'ΔβĆĐ€₣ǤĦƗĴҜŁMŇØƤΩŘŞŦỮVŴЖ¥Ž', '₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ'],
  ...['åß¢Ðê£ghïjklmñðþqr§†µvwx¥z', 'ΛBCDΞFGHIJKLMNØPQRSTUVWXYZ', 'ɑʙƈɗҽϝɠհíʝƙӀʍղօԹզɾՏԵմѵա×վՀ'],
  ...[
    'ムあcd乇ｷgんﾉﾌズﾚﾶ刀のｱq尺丂ｲu√wﾒﾘ乙',
    'ꍏꌃꉓꀸꍟꎇꁅꃅꀤꀭꀘ꒒ꂵꈤꂦꉣꆰꋪꌗ꓄ꀎꃴꅏꊼꌩꁴ',
    'ꋬꃳꉔ꒯ꏂꊰꍌꁝ꒐꒻ꀘ꒒ꂵꋊꄲꉣꆰꋪꇙ꓄꒤꒦ꅐꉧꌦꁴ',
  ],
  ...['ᎪᏴᏟᎠᎬFᏀᎻᏆᎫᏦᏞᎷNᎾᏢQᎡᏚᎢUᏙᏔXᎽᏃ', 'ꪖ᥇ᥴᦔꫀᠻᧁꫝ꠸꠹ᛕꪶꪑꪀꪮρꪇ᥅ᦓꪻꪊꪜ᭙᥊ꪗɀ', 'aвcдeғgнιjĸlмnopqrѕтυvwхyz'],
  ...['ᏗᏰፈᎴᏋᎦᎶᏂᎥᏠᏦᏝᎷᏁᎧᎮᎤᏒᏕᏖᏬᏉᏇጀᎩፚ', 'ልጌርዕቿቻኗዘጎጋጕረጠክዐየዒዪነፕሁሀሠሸሃጊ', 'ДБҀↁЄFБНІЈЌLМИФРQЯЅТЦVЩХУZ'],
  ...['ԹՅՇԺȝԲԳɧɿʝƙʅʍՌԾρφՐՏԵՄעաՃՎՀ', 'ᗅᗸᑤᗬᕮᖴᘏᕼᓰᒍᖽᒪᘻᘉᓍᕵᕴᖇSᖶᑘᐻᘺ᙭ᖻᗱ', 'ผBCDΞҒGHłJҜLMΠΘPQЯSTUVWXΨZ'],
  ...[
    'αႦƈԃҽϝɠԋιʝƙʅɱɳσρϙɾʂƚυʋɯxყȥ',
    'αв¢∂єƒgнιנкℓмησρqяѕтυνωχуz',
    '卂乃匚ᗪ乇千Ꮆ卄丨ﾌҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙',
  ],
]

const letters = [...'abcdefghijklmnopqrstuvwxyz']

const letterMaps = STYLED_ALPHABETS.map(
  (alphabet) =>
    new Map(
      [...alphabet].flatMap((sign, index) =>
        /[a-z]/i.test(sign) ? [] : [[sign, letters[index] ?? sign] as const],
      ),
    ),
)

/** What a text says in each of these alphabets that has one of its signs. */
export const plainReadings = (text: string): string[] => {
  const signs = [...text]
  return letterMaps
    .filter((map) => signs.some((sign) => map.has(sign)))
    .map((map) => signs.map((sign) => map.get(sign) ?? sign).join(''))
}
