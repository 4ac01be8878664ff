import { compile, type Finder, type Pattern } from './grammar.ts'

/** Blood sugar below these is low: CDC and NIDDK give 70 mg/dL, which is 3.9 mmol/L. */
const LOW = { mgPerDl: 70, mmolPerL: 4 }

/** Readings above this can only be in mg/dL. */
const MAX_MMOL = 25

const SUGAR =
  '(?:(?:blood |fasting |my |the )*(?:sugars?|glucose)|blutzucker|zucker|azucar|glucosa|gluco|glicemia|glycemie|bgl?|bs|libre|dexcom|cgm|glucometer|meter|finger ?stick|freestyle|readings?)'
const NOT_A_READING =
  '(?:g|grams?|gr|gramm|gramos|grammes|mg|cal\\w*|kcal|carbs?|percent|points?|pounds?|lbs?|kgs?|pages?|days?|weeks?|months?|years?|hours?|hrs?|min\\w*|am|pm|times?|units?|u|snacks?|servings?|oz|th|st|nd|rd|x|am|(?:to|and|or|through) \\d+)'
const reading = compile(
  `${SUGAR} (?:(?!(?:glp|type|bpc|tb|pt|cjc|t|week|day|step|phase|stage|page|vitamin|b) )[a-z]+ ){0,5}(?<value>\\d+(?:\\.\\d+)?)(?! ?${NOT_A_READING}(?![a-z]))(?: ?(?<unit>mmol\\w*|mg ?dl))?`,
)
const readingFirst = compile(
  `(?<value>\\d+(?:\\.\\d+)?) (?<unit>mmol\\w*|mg dl|mgdl)|(?<number>\\d+(?:\\.\\d+)?) (?:on (?:my|the|his|her) (?:meter|libre|dexcom|cgm|glucometer))`,
)

/** Small whole numbers may just as well be a time of day or a count. */
const MAX_AMBIGUOUS = 12
const SAYS = /(?:is|was|says?|reads?|reading|shows?|showing|of|hit|to|now|only|just|a|still|below|under|s) $/

/** Whether a blood sugar reading is too low; below 25 it can only be in mmol/L, unless it says otherwise. */
function isLow(value: number, unit: string | undefined): boolean {
  const isMmol = unit?.startsWith('mmol') || (unit === undefined && value <= MAX_MMOL)
  return value > 0 && value < (isMmol ? LOW.mmolPerL : LOW.mgPerDl)
}

/** Finds blood sugar readings that are too low. */
export const lowReadings: Finder = (typed) => {
  const text = typed.replaceAll(TENS_AND_ONES, (_, tens, ones = 'zero') =>
    String((TENS[tens] ?? 0) + numbers.indexOf(ones)),
  )
  return [...text.matchAll(reading), ...text.matchAll(readingFirst)].flatMap(({ index, groups, 0: said }) => {
    const number = groups?.value ?? groups?.number ?? ''
    const isAmbiguous = !number.includes('.') && Number(number) <= MAX_AMBIGUOUS && groups?.unit === undefined
    if (isAmbiguous && !SAYS.test(said.slice(0, said.lastIndexOf(number)))) return []
    return isLow(Number(number), groups?.unit) ? [index] : []
  })
}

const UNIT = '(?<unit>mgs?|mcgs?|ug|units?|u|iu|mls?|cc|clicks?|milligrams?|micrograms?|g|grams?)'
const amounts = compile(`(?<value>\\d+(?:\\.\\d+)?)(?: ?${UNIT}(?![a-z]))?`)
/** Words before the amount that was intended. */
const meant = new RegExp(
  `${compile('instead of|in place of|rather than|not|versus|vs|intended|needed|aimed for|meant|correct (?:dose|amount) (?:is|was)|right (?:dose|amount) (?:is|was)|where it should(?: be)?|supposed to(?: \\w+)?|should(?:ve| have| of)?(?: been| be| taken| done| only)?|meant to(?: \\w+)?|(?:was|were) meant|prescribed|usual(?:ly)?(?: \\w+)?|normal(?:ly)?(?: \\w+)?|dose (?:is|was)|told to(?: \\w+)?|was|wanted|(?:doc|doctor|dr|nurse|pharmacist|label|script|prescription|clinic|provider|plan|chart|calculator|protocol|instructions|directions|guide|bottle|box|leaflet|schedule) (?:\\w+ )?(?:said|says|told me|told|is|was|for)|thought|assumed|thinking|figured|believed|im(?: only| just| still| usually| currently)? on|usually on|currently on|only on').source} (?:(?:only|just|a|my|the|be|been|to|take|inject|on|dose|is|was|of|draw|use|do|half|it|i|that|pen|set|syringe|had) )*$`,
)
const taken = compile('<did>|went in|in me|drew up|injected|already|all in|its in|heavy handed')
const COMPARED = compile(
  'instead of|in place of|rather than|versus|vs|intended|needed|aimed|correct|right|protocol|instructions|directions|guide|not|supposed|should|meant|prescribed|usual\\w*|normal\\w*|dose (?:is|was)|told|said|says|wanted|thought|assumed|thinking|figured|believed|im (?:only |just |still |usually |currently )?on|usually on|currently on|only on',
)

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const TENS: Record<string, number> = Object.fromEntries([
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 10 * (index + 2)]),
  ['hundred', 100],
])
const TENS_AND_ONES =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (one|two|three|four|five|six|seven|eight|nine))?\b/g
const NUMBER_WORDS =
  /\b(?:(?:a |one )?hundred|twenty|thirty|forty|fifty|two|three|four|five|six|seven|eight|nine|ten)\b|(?<=\b(?:be|only|just|take|not|of) )one\b/g
const ACTUALLY =
  /(?<meant>\d+(?:\.\d+)?)(?: ?[a-z]+)? (?:\w+ ){0,4}(?:turned out|was actually|were actually|was really|ended up|became|turned into)(?: to be| as| being| at)? (?<real>\d+(?:\.\d+)?)/g

const microgramsIn: Record<string, number> = {
  mg: 1000,
  milligram: 1000,
  mcg: 1,
  ug: 1,
  microgram: 1,
  g: 1e6,
  gram: 1e6,
}
const unitOf = (unit: string | undefined) => unit?.replace(/s$/, '')

interface Amount {
  value: number
  unit: string | undefined
}

/** Whether one amount exceeds another; amounts in incomparable units count as exceeding. */
function isMore(one: Amount, other: Amount): boolean {
  const [unit, otherUnit] = [unitOf(one.unit), unitOf(other.unit)]
  const [size, otherSize] = [microgramsIn[unit ?? ''], microgramsIn[otherUnit ?? '']]
  if (unit === undefined || otherUnit === undefined || unit === otherUnit) return one.value > other.value
  if (size === undefined || otherSize === undefined) return true
  return one.value * size > other.value * otherSize
}

/**
 * Finds statements that a person took more than intended: '5 mg instead of 0.5', 'supposed to be 10 units but I drew
 * 100'.
 */
export const moreThanIntended = (planned: Pattern): Finder => {
  const asPlanned = new RegExp(compile(planned).source)
  return (typed) => {
    const text = typed.replaceAll(NUMBER_WORDS, (word) => {
      const ten = TENS[word.split(' ').at(-1) ?? '']
      return String(ten ?? numbers.indexOf(word))
    })
    const turnedOut = [...text.matchAll(ACTUALLY)].filter(
      ({ groups }) => Number(groups?.real) > Number(groups?.meant),
    )
    if (turnedOut.length > 0) return turnedOut.map(({ index }) => index)
    if (!new RegExp(COMPARED.source).test(text) || asPlanned.test(text)) return []
    const did = [...text.matchAll(taken)].map(({ index }) => index)
    const found = [...text.matchAll(amounts)].map(({ index, groups }) => ({
      index,
      value: Number(groups?.value),
      unit: groups?.unit,
      isMeant: meant.test(text.slice(0, index)),
    }))
    const [intended, actual] = [
      found.filter(({ isMeant }) => isMeant),
      found.filter(({ isMeant }) => !isMeant),
    ]
    return actual.flatMap((one) => {
      const isDone = did.some((place) => Math.abs(place - one.index) < 60)
      return isDone && intended.some((other) => isMore(one, other)) ? [one.index] : []
    })
  }
}
