/** A range of a text, from `start` up to but excluding `end`, in UTF-16 code units. */
interface Place {
  start: number
  end: number
}

/** Stems of verbs that change a dose. Advice is fine when the sources use the same verb. */
const CHANGES = 'doubl|halv|tripl|quadrupl|increas|decreas|reduc|rais|lower|skip|twice|half|stop'
const WHOSE = '(?:(?:your|the|my|that|this|each|every|next|current|usual|weekly|daily|of)\\s+)*'
const CHANGE = new RegExp(`\\b(${CHANGES})\\w*\\s+${WHOSE}(?:doses?|dosage|dosing|amount)\\b`, 'giu')

/** A number of doses to take, without a unit. */
const BARE =
  /\b(?:take|inject|draw|use|dose\s+(?:of|is|to))\s+(?:about\s+|up\s+(?:to\s+)?)?(\d+(?:[.,]\d+)*)(?=\s+(?:of|more|instead|now|today|tonight|again)\b|\s*[.!]?\s*$)/gimu

const FORBIDDING = /\b(?:never|not|don[’']?t|cannot|can[’']?t|without|avoid)\s+(?:\w+\s+){0,2}$/iu

/**
 * Finds advice about a dose in an answer that the sources don't give with the same verb or number: 'double your dose',
 * 'take 47 of it'. Advice against doing something is allowed.
 * @param grounds the texts that the answer is based on
 */
function unverifiedAdvice(answer: string, grounds: readonly string[]): Place[] {
  const sourceText = grounds.join('\n').toLowerCase()
  const changes = [...answer.matchAll(CHANGE)].filter(
    ({ 1: change = '', index }) =>
      !sourceText.includes(change.toLowerCase()) && !FORBIDDING.test(answer.slice(0, index)),
  )
  const bare = [...answer.matchAll(BARE)].filter(({ 1: number = '' }) => !sourceText.includes(number))
  return [
    ...changes.map(({ index, 0: whole }) => ({ start: index, end: index + whole.length })),
    ...bare.map(({ index, 0: whole, 1: number = '' }) => ({
      start: index + whole.length - number.length,
      end: index + whole.length,
    })),
  ]
}

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['hundred', 100],
  ['half', 0.5],
  ['quarter', 0.25],
])

const word = `(?:${[...values.keys()].join('|')})`

/** Regular expression source for written numbers: '1,000', '.25', '1/4', '½', 'twenty-five'. */
const writtenNumber = `\\p{Nd}+(?:[.,/⁄]\\p{Nd}+)*|[.,]\\p{Nd}+|\\p{No}|${word}(?:[\\s-]+${word})*\\b`

/** Parses 'five hundred' and 'twenty-five'; NaN for words that form no single number, as in 'half two'. */
function valueOfWords(words: readonly string[]): number {
  if (words.length === 1) return values.get(words[0] ?? '') ?? Number.NaN
  return words.reduce((sum, one) => {
    const value = values.get(one) ?? Number.NaN
    if (!Number.isInteger(value)) return Number.NaN
    return value === 100 ? Math.max(sum, 1) * 100 : sum + value
  }, 0)
}

/** Parses a written number: '1,000', '0.25', '0,25', '½', 'ten'. NaN for anything else. */
function numberOf(written: string): number {
  const text = written.normalize('NFKC').toLowerCase()
  if (/^\p{L}/u.test(text)) return valueOfWords(text.split(/[\s-]+/))
  const [, over, under] = /^(\d+)[/⁄](\d+)$/.exec(text) ?? []
  if (over && under) return Number(over) / Number(under)
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return Number(plain)
}

/** Units as people write them, with their factor to the base unit of their kind. */
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
/** What may separate a number from its unit: whitespace, a hyphen or invisible characters. */
const BETWEEN = '(?:[\\s\\-*_~`\\p{Cf}]|&nbsp;)*'
/** 'a day', 'weekly', 'per kg': what the amount is per, if that follows directly. */
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

/** A number with its unit and its position in a text. */
interface Amount {
  start: number
  end: number
  /** numbers in the base unit: one, or both ends of a range */
  values: readonly number[]
  kind: string
  /** what it is per: a day, a week; undefined when that doesn't follow directly */
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
 * Finds numbers with a unit in an answer that none of its sources has, in order. Equal amounts in other units match
 * (0.25 mg, 250 mcg), and both ends of a range are checked. An amount per day isn't one per week: if all sources say
 * what it is per, the answer must agree.
 * @param grounds the sources of the answer's numbers: passages, the plan
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

/** Matches names shaped like those of peptides and medicines: 'AOD-9604', 'retatrutide'. */
const NAME = /\b(?:[A-Z][A-Za-z]*-?\d[\w-]*|[\p{L}\d-]*(?:tide|relin|tropin|morelin|glutin|mimetic)s?)\b/gu
/** Words that look like such names but aren't. */
const noName = /^(?:peptides?|polypeptides?|nucleotides?|oligopeptides?|dipeptides?|tripeptides?|mimetics?)$/i

const compared = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/**
 * Finds words in an answer that look like peptide names but appear in none of its sources.
 * @param grounds as in {@link unverifiedNumbers}, plus the catalog's names
 */
export function unknownNames(answer: string, grounds: readonly string[]): Place[] {
  const known = compared(grounds.join(' '))
  return [...answer.matchAll(NAME)]
    .filter(([name]) => !noName.test(name) && !known.includes(compared(name.replace(/s$/, ''))))
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
}

/** Everything in an answer to mark as unverified, in order and without overlaps. */
export function unverifiedIn(answer: string, grounds: readonly string[]): Place[] {
  const places = [
    ...unverifiedNumbers(answer, grounds),
    ...unknownNames(answer, grounds),
    ...unverifiedAdvice(answer, grounds),
  ]
  return places
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0))
}
