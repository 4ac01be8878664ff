/**
 * Characters that look like a small or capital letter of the English alphabet, by that letter. From Unicode's
 * confusables.txt (UTS 39), without what NFKD decomposes, and with small capitals and letters that only resemble one.
 */
const confusables: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅ⍶⍺ꓮ𐊠𖽀ᴀꭺ',
  b: 'ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁ʙвᏼ',
  c: '¢ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌ϛ',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪ₫ꓒꓓᴅꭰ',
  e: 'ɆɇΕЕеҽҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮ᴇεᏋꭼ',
  f: 'ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓ꜰғ₽',
  g: 'ƍǤǥɠɡԌցᏀᏳᶃꓖɢԍꮐᏻ',
  h: 'ĦħɦΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏ʜꮋңӊӈ𐓍',
  i: 'ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃',
  k: 'ƙΚКҚҞᏦᛕ₭ⱩⲔꓗꝀ𐔘ᴋκк',
  l: 'λŁłƖƗƚǀɫɭΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u0673۱\u07caᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪\u{1e8c7}ʟ‖∥ǁ\u05f0𐆙ꮮ𐑃Ⲗ𐓛',
  m: 'ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑ᴍм𑣣𑜀₥ɱᵯ',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐆎𐔓ɴпи𝈋Ͷꚡ𐐥Ҋҋ∩⋂በᑎꓵ',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5۵\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔ంಂംං',
  p: 'ƥΡρРрᏢᑭᵽ⍴Ⲣⲣꓑ𐊕ᴘþꮲᴩƿϸϷ𐓄',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖ʀяꭱꮢ',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ŦŧƭƮȾΤТҬᎢᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨ᴛтτꭲҭ',
  u: 'ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂цμ',
  v: 'νѴѵ\u05d8\u0667۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈',
  w: 'ɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯ωшщ⍵ꞷⲱꙍᘯᘵ𐊶⍹𝈢ᏇᗯⲽⲼ',
  y: '¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ᒥ𖼇',
}

/** The letter that a character looks like, by the character. */
const letterOf = new Map(
  Object.entries(confusables).flatMap(([letter, characters]) =>
    [...characters].map((character) => [character, letter] as const),
  ),
)

/** Letters A to Z as emoji: white on black circles and squares, and those of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

function emojiLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const start = alphabets.find((first) => code >= first && code < first + 26)
  return start === undefined ? undefined : String.fromCharCode(97 + code - start)
}

/** A text in the small English letters that it looks like; anything that looks like none stays as it is. */
export const lookAlike = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')]
    .map((character) => {
      const small = character.toLowerCase()
      return letterOf.get(character) ?? letterOf.get(small) ?? emojiLetter(character) ?? small
    })
    .join('')
