import { replaceLookalikes } from '../social/confusable-letters.ts'
import type { PostalAddress } from './addresses.ts'

/** Repeated letters count once. */
const squeezed = (word: string): string => word.replaceAll(/(\p{L})\1+/gu, '$1')

const wordsIn = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(squeezed))

/**
 * Street types and directions in the US and Canada, with the abbreviations of USPS Publication 28, appendices
 * B and C1.
 */
const STREET_WORDS = wordsIn(`
  alley aly av ave aven avenue blvd boul boulevard chemin cir circle close court cres crescent ct dr drive drv expressway
  expy freeway fwy highway hwy lane ln loop parkway path pkwy pl place plaza plz point pt rd road route rte rue sq square
  st str street strt ter terrace tpke trail trl turnpike way wy north n south s east e west w northeast ne northwest nw
  southeast se southwest sw nord sud est ouest the of and`)

/** Words that precede an apartment number. */
const UNIT =
  /(?:\b(?:apartment|appartement|app|appt|apt|bldg|building|bureau|floor|flr|lot|rm|room|space|spc|ste|suite|trailer|trlr|unit)\b|#|№)[\s#:.-]*[\p{L}\p{N}]*/gu

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** Digits for a spelled-out number, or for '5th'. */
function asDigits(word: string): string {
  const spelled = Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word))
  if (spelled >= 0) return String(spelled)
  return word.replace(/^0+(?=\d)/, '').replace(/^(\d+)(?:st|nd|rd|th|[a-z])$/, '$1')
}

/** Normalizes words: no case, accents, periods or fractions. */
const wordsOf = (line: string): string[] =>
  line
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/\d\s*[/⁄]\s*\d/g, ' ')
    .replaceAll(UNIT, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(asDigits)

const inOrder = (signs: Iterable<string>): string => [...signs].sort().join('')

/**
 * The digits of a street's words, and each letter of its name once. Spaces, order and doubled letters don't
 * matter.
 */
function skeletonOf(words: readonly string[]): string {
  const names = words.filter((word) => !STREET_WORDS.has(squeezed(word)))
  const text = (names.length > 0 ? names : words).join('')
  const digits = text.replaceAll(/\P{N}/gu, '')
  const letters = replaceLookalikes(text.replaceAll(/\P{L}/gu, ''))
  return `${inOrder(digits)} ${inOrder(new Set(letters))}`
}

const hasNumber = (words: readonly string[]): boolean => words.some((word) => /\p{N}/u.test(word))

/**
 * A key for the house in a shipping address, without names and apartments, so that spelling variants match.
 * Some neighbors share a key.
 */
export function shippingPlace({ line1, line2, postalCode, country }: PostalAddress): string {
  const [first, second] = [wordsOf(line1), wordsOf(line2 ?? '')]
  const words = !hasNumber(first) && hasNumber(second) ? second : first
  // A line with only an apartment stays.
  const house = words.length > 0 ? skeletonOf(words) : line1.normalize('NFKC').toLowerCase()
  const code = postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
  return [country, country === 'US' ? code.slice(0, 5) : code, house].join(' ')
}
