/** A decimal number that JavaScript parses, and the word after it. */
export interface WrittenDose {
  number: string
  word: string
}

/** The maximum number of digits before the decimal point. */
const MAX_DIGITS = 6

const ABOUT = /^(?:[~≈]|(?:ca|circa|about|approx|approximately|around)\b\.?) ?/

/** Fractions written as words or single characters. */
const PARTS: readonly [RegExp, string][] = [
  [/^(?:a |one )?half(?: of)?(?: an?)? (?=\p{L}+\.?$)/u, '0.5 '],
  [/^(?:a |one )?quarter(?: of)?(?: an?)? (?=\p{L}+\.?$)/u, '0.25 '],
  [/^(\d{0,3}) ?(?:½|(?<!\d)1\/2(?= ?\p{L}))/u, '$1.5'],
  [/^(\d{0,3}) ?(?:¼|(?<!\d)1\/4(?= ?\p{L}))/u, '$1.25'],
  [/^(\d{0,3}) ?(?:¾|(?<!\d)3\/4(?= ?\p{L}))/u, '$1.75'],
]

/** A frequency after the amount: '0.5 mg weekly'. It isn't part of the dose. */
const OFTEN =
  /,? (?:(?:once |twice |thrice )?(?:daily|nightly|weekly|monthly)|(?:once|twice|thrice) (?:an?|per|each|every) (?:day|week|month)|every (?:other )?(?:day|week|month|morning|evening|night)|eod|qd|qw)$/

/** The volume that contains the dose: '250 mcg/0.1 mL'. From 1 mL on, it may be how a vial is mixed: '5 mg/2 mL'. */
const IN_VOLUME = / ?\/ ?0?[.,]\d{1,3} ?ml\.?$/

const THOUSANDS = /^(\d{1,3})((?:[, ’']\d{3})+)(?:\.(\d{1,6}))?$/

const DECIMAL = /^(?=[.,]?\d)(\d*)(?:([.,])(\d{1,6}))?$/

/** A number whose groups of three digits can't be decimals: '1,000', '1 000', '12,500,000', '1,250.5'. */
function withThousands(text: string): string | undefined {
  const [found, first = '', groups = '', decimals] = THOUSANDS.exec(text) ?? []
  if (found === undefined || first.startsWith('0')) return undefined
  const isPlain = /^[, ’']000$/.test(groups) || groups.length > 4
  if (!isPlain && (decimals === undefined || !groups.startsWith(','))) return undefined
  return `${first}${groups.replaceAll(/\D/g, '')}.${decimals ?? '0'}`
}

/** Whether a comma may be a thousands separator: '1,250' can mean 1250 or 1.25. */
const isAmbiguous = (whole: string, mark: string, decimals: string): boolean =>
  mark === ',' && decimals.length === 3 && !/^0+$/.test(whole)

function numberIn(text: string): string | undefined {
  const grouped = withThousands(text)
  const [found, whole = '', mark = '', decimals = '0'] = DECIMAL.exec(text) ?? []
  const number =
    grouped ??
    (found === undefined || isAmbiguous(whole, mark, decimals) ? undefined : `${whole || '0'}.${decimals}`)
  return number && number.indexOf('.') <= MAX_DIGITS ? number : undefined
}

/** Normalizes case and spaces and strips what surrounds the amount. */
const plainly = (text: string): string => {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(ABOUT, '')
    .replace(OFTEN, '')
    .replace(IN_VOLUME, '')
  return PARTS.reduce((read, [pattern, number]) => read.replace(pattern, number), plain)
}

const NUMBER_AND_WORD = /^(.*\d) ?([\p{L}µ][\p{L}.]*)$/u

/**
 * Parses one amount as people write it: '250mcg', '½ mg', 'half a tablet', '1,000 mcg', '~0.5 mg weekly', '250 mcg/0.1
 * mL'.
 * @returns undefined for text that isn't one amount or is ambiguous: '0.25-0.5 mg', '1,250 mcg'
 */
export function writtenDose(text: string): WrittenDose | undefined {
  const [, digits = '', word = ''] = NUMBER_AND_WORD.exec(plainly(text)) ?? []
  const number = numberIn(digits)
  return number === undefined ? undefined : { number, word: word.replaceAll('.', '') }
}

/**
 * Both numbers that an ambiguous text may mean: 1250 and 1.25 for '1,250 mcg'.
 * @returns undefined when there is only one, or none
 */
export function twoReadings(text: string): { written: string; readings: [string, string] } | undefined {
  const [, written = '', whole = '', decimals = ''] =
    /^((\d{1,3})[, ’'](\d{3})) ?[\p{L}µ]/u.exec(plainly(text)) ?? []
  if (written === '' || numberIn(written) !== undefined) return undefined
  return { written, readings: [`${whole}${decimals}`, `${whole}.${decimals}`.replace(/0+$/, '')] }
}
