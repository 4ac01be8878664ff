/**
 * Characters that look like an English letter, by that letter. From Unicode's confusables.txt (UTS 39), without what
 * NFKD decomposes, plus small capitals, Latin letters with strokes, hooks or tails, turned or reversed ones, and
 * letters and signs of other scripts used in names.
 */
const confusables: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅ⍶⍺ꓮ𐊠𖽀ᴀꭺɐɒᶏᶐẚⱥꬰ卂ค∆Δ∀дЛꓯልᗩ',
  b: 'ᑲᑳƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁ʙвᏼᵬᶀꞗ乃Ҕъь๒ც',
  c: '¢ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌ϛƈɕʗꞓꞔ𝼏𝼝匚ㄈ⊂⊏ↄ©🅲🅮',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪ₫ꓒꓓᴅꭰðȡᴆᵭᶁᶑꝺꟈժԃ∂刀ᗫძ',
  e: 'ɆɇΕЕеҽҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮ᴇεᏋꭼǝɘəɚɛɜɝɞʚᴈᶒᶓᶔᶕⱸⱻꬳꬴєәэԑѥⲉ∈∊∑ξᗴᘿꍟ℈乇モ₠ᥱ€ꝫ୧૯',
  f: 'ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓ꜰғ₽ᶂꝼ千乍',
  g: 'ƍǤǥɠɡԌցᏀᏳᶃꓖɢԍꮐᏻʛᵹꞡꬶᎶ౩',
  h: 'ĦħɦΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏ʜꮋңӊӈ𐓍ɥʮʯⱨꞕ卄んђҤ',
  i: 'ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃ᴉᶖ𝼚工',
  j: 'ϳЈјᎫᒍꓙɈɉʝꞲ',
  k: 'ƙΚКҚҞᏦᛕ₭ⱩⲔꓗꝀ𐔘ᴋκкʞᶄⱪꝁꝃꝅꞣ𝼐ケҠҜқ',
  l: 'λŁłƖƗƚǀɫɭΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u0673۱\u07caᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪\u{1e8c7}ʟ‖∥ǁ\u05f0𐆙ꮮ𐑃Ⲗ𐓛ŀȴɬᴌᶅỻⱡꝇꝉꞁꞎꬷꬸꬹ𝼄𝼑𝼓ւլ└∟£ㄥ乚丨亅ⵑᒺ',
  m: 'ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑ᴍм𑣣𑜀₥ɱᵯᶆꬺጠ爪๓൩',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐆎𐔓ɴпи𝈋Ͷꚡ𐐥Ҋҋ∩⋂በᑎꓵŋȵɲᴎᶇꞑꞥꬻꬼ𝼔π∏冂几カղ',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5۵\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔ంಂംංǿɔᴐᴒᴓᶗⱺꝍꬿ𝼛⚪⭕●○◯◎☉◉⚫🔴🔵🟠🟡🟢🟣🟤⬤口ロ回ꙩѻ⊙⨀°ʘ',
  p: 'ƥΡρРрᏢᑭᵽ⍴Ⲣⲣꓑ𐊕ᴘþꮲᴩƿϸϷ𐓄ㄕᵱᶈꝑꝓꝕꝥꝧҏթբᖘᑶ卩尸ァ₱ᚹ℗ꟼᕵᕶᑬ',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖ʀяꭱꮢɹɺɻɾʁᴚᵳᶉⱹꝛꞃꞧꭆꭉꭨ𝼈𝼕𝼖尺ᚱґր',
  s: 'ᎦƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺ȿᶊẜꞅꞩꟊ𝼞§ⲋട丂ᔕֆਤકƨ',
  t: 'ŦŧƭƮȾΤТҬᎢᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨ᴛтτꭲҭƫȶʇʈⱦꞇ𝼉𝼍եէⲧ†‡ㄒイ丅᛭ተヒキ⊥',
  u: 'ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂цμʊᵿᶙꞹմบนນひㄩ∐⊔',
  v: 'νѴѵ\u05d8\u0667۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈ỽⱱⱴꝟ',
  w: 'ɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯ωшщ⍵ꞷⲱꙍᘯᘵ𐊶⍹𝈢ᏇᗯⲽⲼɰʍⱳꟺѿ山ฬผพฟᥕധ௰ᨆꮤ',
  y: '¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ᒥ𖼇ʎ𝼆ㄚץע',
  z: 'ƵƶΖʐȤȥᵶᏃꓜᴢ𐋵',
}

/** The letter a character looks like. */
const letterOf = new Map(
  Object.entries(confusables).flatMap(([letter, characters]) =>
    [...characters].map((character) => [character, letter] as const),
  ),
)
// Letters with same-shaped capitals are listed once: 'Ⲗ' also covers 'ⲗ'.
for (const [character, letter] of [...letterOf])
  if (!letterOf.has(character.toLowerCase())) letterOf.set(character.toLowerCase(), letter)

/** Letters A to Z as emoji: in circles and squares, and flag letters. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

function emojiLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  return start === undefined ? undefined : String.fromCharCode(97 + code - start)
}

/** Replaces lookalikes with lowercase English letters; other characters stay. */
export const replaceLookalikes = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')]
    .map((character) => {
      const small = character.toLowerCase()
      return letterOf.get(character) ?? letterOf.get(small) ?? emojiLetter(character) ?? small
    })
    .join('')
