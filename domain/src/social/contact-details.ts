import { replaceLookalikes } from './confusable-letters.ts'

/** Endings of addresses that people write in texts. */
const ENDINGS =
  'com|net|org|info|biz|io|co|me|gg|ly|to|cc|tv|app|dev|link|shop|store|site|online|club|xyz|top|vip|pro|health|bio|care|life|email|ai|us|uk|ca|eu|de|fr|nl|ru|рф|cn|in|au'

/** A link, an email or a host, also with its dot spelled out. */
const LINK = new RegExp(
  String.raw`\b(?:https?|ftp|mailto|tg):|\bwww\.|[\w.+-]+@[\w-]+\.\w|[\p{L}\d]\.\p{L}{2,}/|(?<![\p{L}\d])[\p{L}\d-]{2,}\s?(?:\.|[([{]\s?(?:dot|\.)\s?[)\]}]|\sdot\s)\s?(?:${ENDINGS})(?![\p{L}\d]|\.\d)`,
  'u',
)

/** Messaging services, and words that ask for a contact. */
const MESSENGER =
  /\b(?:wh?[a4@]t['’]?s\s?[a4@]pp?|telegram|tele\s?gram|we\s?chat|viber|wickr|threema|snap\s?chat|discord|kik|kakao\s?talk|reddit|facebook|twitter|tik\s?tok|instagram|messenger|skype|dm\s+me|pm\s+me|text\s+me|call\s+me|message\s+me)\b|\b(?:on|via|by|my|add)\s+signal\b|\bsignal\s*[:@]|\b(?:insta|ig|wa|tg)\s*[:@]|\b(?:wa|t)\.me\b|\b(?:insta|ig|wa|tg|snap|signal)\s+(?=[a-z.]*[\d_])[a-z][\w.]{3,}/

/** A messenger handle, but not '@ 8 am'. */
const HANDLE = /(?<![\w.])@[a-z][\w.]{2,}/

/** Seven digits and more, as phone numbers are written. */
const DIGITS = /\+?\(?\d(?:[ ._()/~*•·–—-]{0,3}\d){6,14}(?!\d)/g

const DATE = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\b/g

/** Amounts: digits before a unit, as in '250-500-1000 mcg'. */
const AMOUNT = /\d[\d ,./-]*\s?(?:mcg|µg|μg|mg|g|iu|ml|units?|kcal|days?|weeks?|%)(?![a-z])/g

/** A word spelled out: 'w h a t s a p p', 'w.h.a.t.s.a.p.p'. */
const SPELLED_OUT = /(?<![\p{L}\d])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\d])){4,}/gu

const joined = (text: string): string =>
  text.replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''))

/** A host with spaces between its letters: 'e v i l . c o m'. */
const SPACED_HOST = /(?<![\p{L}\d])\p{L}(?: [\p{L}.](?![\p{L}\d])){4,}/gu

const unspaced = (text: string): string =>
  text.replaceAll(SPACED_HOST, (letters) => letters.replaceAll(' ', ''))

/** The value of a digit in any script: Unicode orders digits in blocks of ten. */
function digitOf(character: string): string {
  let value = 0
  const code = character.codePointAt(0) ?? 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

const hasPhone = (text: string): boolean =>
  [
    ...text
      .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
      .replaceAll(DATE, ' ')
      .replaceAll(AMOUNT, ' ')
      .matchAll(DIGITS),
  ].length > 0

const spellingsOf = (text: string): string[] => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
    .toLowerCase()
  return [plain, replaceLookalikes(text), joined(plain), unspaced(plain)]
}

/** Messengers that are people's last names, too. */
const LAST_NAMES = /\b(?:kik|messenger|discord)\b/g

/** Whether a person's name has a phone number, or a messenger's name or handle. */
export function nameHasContactDetails(name: string): boolean {
  const spellings = spellingsOf(name)
  const isMessenger = (text: string) => MESSENGER.test(text.replaceAll(LAST_NAMES, ' '))
  return (
    spellings.some((spelling) => isMessenger(spelling) || HANDLE.test(spelling)) ||
    hasPhone(spellings[0] ?? '')
  )
}

const hostWith = (dot: string, endings: string): string =>
  String.raw`[\p{L}\d-]{2,}(?:${dot})(?:${endings})(?![\p{L}\d])`

const SPELLED_DOT = String.raw`[([{]\s?(?:dot|\.)\s?[)\]}]|\sdot\s`

/** Endings that no name has, so that any sign may stand for their dot. */
const SURE_ENDINGS = 'com|net|org|info|biz|app|shop|store|site|online|xyz|click|zip'

/** 'bit.ly', '1.1.1.1', 'xn--…', 'mailto:x', and a slash at a word, but not 'A/L'; in any spelling. */
const NAME_LINK = new RegExp(
  [
    String.raw`//|\\|[\p{L}\d.]{2,}/|/[\p{L}\d]{2,}`,
    String.raw`[\p{L}\d]:|\bwww\.|\bhxxp|\bxn--|\d\.\d{1,3}\.\d`,
    hostWith(String.raw`\.|${SPELLED_DOT}`, `${ENDINGS}|page|live|world|news|mobi|example`),
    hostWith(String.raw`\s?[.,·•‧∙⋅]\s?|${SPELLED_DOT}`, SURE_ENDINGS),
  ].join('|'),
  'u',
)

/** A country's ending in lower case: 'goo.gl', but not 'Mary.Jo'. */
const COUNTRY_LINK = /[\p{L}\d-]{2,}\s?\.[a-z]{2}(?![\p{L}\d])/u

/** Whether a person's name has a web address. */
export const nameHasWebAddress = (name: string): boolean =>
  spellingsOf(name).some((one) => NAME_LINK.test(one)) ||
  COUNTRY_LINK.test(name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))

/**
 * Whether a text has a link, an email, a phone number or a messenger's name or handle. It prefers false
 * positives over misses.
 */
export function hasContactDetails(text: string): boolean {
  const spellings = spellingsOf(text)
  return (
    spellings.some((spelling) => LINK.test(spelling) || MESSENGER.test(spelling) || HANDLE.test(spelling)) ||
    hasPhone(spellings[0] ?? '')
  )
}
