import { type Place, unsaidAdvice } from './dose-advice.ts'
import { numberOf, writtenNumber } from './number-words.ts'

/** What units are, as people write them, and how many of the first of their kind one of them is. */
const units: readonly [kind: string, factor: number, written: string][] = [
  ['mass', 1, 'mcgs?|µg|μg|ug|micrograms?'],
  ['mass', 1_000, 'mgs?|m\\.g\\.|milligrams?'],
  ['mass', 1_000_000, 'g|grams?'],
  ['mass', 1_000_000_000, 'kg|kilograms?|kilos?'],
  ['pounds', 1, 'lbs?|pounds?'],
  ['IU', 1, 'iu|international units?'],
  ['units', 1, 'units?'],
  ['volume', 1, 'ml|mL|milliliters?|millilitres?|cc'],
  ['volume', 1_000, 'l|liters?|litres?'],
  ['time', 1, 'minutes?|mins?'],
  ['time', 60, 'hours?|hrs?|h'],
  ['time', 1_440, 'days?'],
  ['time', 10_080, 'weeks?|wks?'],
  ['months', 1, 'months?'],
  ['months', 12, 'years?|yrs?'],
  ['share', 1, '%|percent|per cent'],
  ['celsius', 1, '°\\s?C|degrees celsius'],
  ['fahrenheit', 1, '°\\s?F|degrees fahrenheit'],
  ['energy', 1, 'kcal|calories'],
  ['times', 1, 'times'],
  ['doses', 1, 'doses?|injections?|shots?|vials?|tablets?|pills?|drops|sprays?|pens?|clicks?'],
]

const UNIT = units.map(([, , written]) => written).join('|')
/** What may stand between a number and its unit: room, a hyphen, and marks that a page doesn't show. */
const BETWEEN = '(?:[\\s\\-*_~`\\p{Cf}]|&nbsp;)*'
/** 'a day', 'weekly', 'per kg': how often, or on what, as far as it is said right behind. */
const RATE =
  '\\s*(?:once\\s+)?(?:(?:a|an|per|each|every|/)\\s*(day|week|month|hour|kg)|(daily|weekly|monthly|hourly))'

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(${writtenNumber})\\s*(?:-|–|—|to|or|and)\\s*)?(${writtenNumber})${BETWEEN}(?:of\\s+(?:a|an)\\s+|(?:a|an)\\s+)?(${UNIT})(?![\\p{L}\\p{N}])(?:${RATE})?`,
  'giu',
)

const kinds = units.map(([kind, factor, written]) => ({
  kind,
  factor,
  is: new RegExp(`^(?:${written})$`, 'iu'),
}))
const rates: Record<string, string> = { daily: 'day', weekly: 'week', monthly: 'month', hourly: 'hour' }

/** A number with its unit, where it stands in a text. */
interface Amount {
  start: number
  end: number
  /** numbers in the first unit of their kind: one, or the two of a range */
  values: readonly number[]
  kind: string
  /** what it is for: a day, a week; undefined where that is not said right behind */
  per: string | undefined
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, from, to = '', unit = '', per, adverb] = match
    const found = kinds.find(({ is }) => is.test(unit))
    const factor = found?.factor ?? 1
    const numbers = [from, to].flatMap((written) => (written ? [numberOf(written) * factor] : []))
    const rate = per?.toLowerCase() ?? (adverb && rates[adverb.toLowerCase()])
    return {
      start: match.index,
      end: match.index + whole.length,
      values: numbers,
      kind: found?.kind ?? '',
      per: rate,
    }
  })
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-9

/**
 * The numbers with a unit in an answer that none of the texts has that it is drawn from, in the order of the answer. The same amount in
 * another unit of its kind is the same (0.25 mg, 250 mcg); of a range both ends are looked for. An amount a day is not one a week: where the texts
 * say of each that they have what it is for, the answer has to agree.
 * @param grounds what the answer may take its numbers from: passages, the plan
 */
export function unverifiedNumbers(answer: string, grounds: readonly string[]): Place[] {
  const known = grounds.flatMap(amountsIn)
  const isKnown = (value: number, { kind, per }: Amount) =>
    known.some(
      (amount) =>
        amount.kind === kind &&
        amount.values.some((other) => isSame(value, other)) &&
        (!per || !amount.per || amount.per === per),
    )
  return amountsIn(answer)
    .filter((amount) => !amount.values.every((value) => isKnown(value, amount)))
    .map(({ start, end }) => ({ start, end }))
}

/** Names as peptides and medicines have them: 'AOD-9604', 'retatrutide'. */
const NAME = /\b(?:[A-Z][A-Za-z]*-?\d[\w-]*|[\p{L}\d-]*(?:tide|relin|tropin|morelin|glutin|mimetic)s?)\b/gu
/** Words that look like names and are none. */
const noName = /^(?:peptides?|polypeptides?|nucleotides?|oligopeptides?|dipeptides?|tripeptides?|mimetics?)$/i

const compared = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/**
 * What reads like the name of a peptide in an answer and stands in none of the texts it is drawn from.
 * @param grounds as of {@link unverifiedNumbers}, and the names of the catalogue
 */
export function unknownNames(answer: string, grounds: readonly string[]): Place[] {
  const known = compared(grounds.join(' '))
  return [...answer.matchAll(NAME)]
    .filter(([name]) => !noName.test(name) && !known.includes(compared(name.replace(/s$/, ''))))
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
}

/** Everything in an answer that must be marked as not verified, in order; none overlaps another. */
export function unverifiedIn(answer: string, grounds: readonly string[]): Place[] {
  const places = [
    ...unverifiedNumbers(answer, grounds),
    ...unknownNames(answer, grounds),
    ...unsaidAdvice(answer, grounds),
  ]
  return places
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0))
}
