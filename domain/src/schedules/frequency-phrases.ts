import type { Weekday } from './schedules.ts'

/** How often something is taken. All numbers are whole and 1 or more. */
export type DosingSchedule =
  /** doses per number of days, on these weekdays if named */
  | { kind: 'days'; doses: number; days: number; on?: readonly Weekday[] }
  /** doses per number of calendar months */
  | { kind: 'months'; doses: number; months: number }
  /** one dose a day on a number of days, then days off */
  | { kind: 'cycle'; daysOn: number; daysOff: number }

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const OTHER_WORDS: Record<string, number> = {
  once: 1,
  twice: 2,
  thrice: 3,
  other: 2,
  alternate: 2,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  tenth: 10,
  twelve: 12,
  fourteen: 14,
}

/** A count as people write it: 'twice', 'two', '2', 'second', '2nd', 'other'; none is 1. */
const numberOf = (word = '1'): number => {
  const known = OTHER_WORDS[word] ?? WORDS.indexOf(word)
  return known >= 0 ? known : Number.parseInt(word, 10)
}

const NUMBER = String.raw`\d{1,3}|${WORDS.join('|')}|twelve|fourteen`
const TIMES = `(?:(once|twice|thrice|${NUMBER}) ?(?:x|times?)?)`
const STEP = String.raw`(?:(other|alternate|second|third|fourth|fifth|sixth|seventh|tenth|\d{1,2}(?:nd|rd|th)|${NUMBER}) ?)?`
const UNIT = '(hours?|hrs?|h|days?|d|weeks?|wks?|w|fortnights?|months?|mos?|quarters?)'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Doses per number of hours, days, weeks or months. */
function dosingScheduleIn(doses: number, count: number, unit: string): DosingSchedule {
  if (unit.startsWith('h')) {
    const part = gcd(24, count)
    return { kind: 'days', doses: (doses * 24) / part, days: count / part }
  }
  if (unit.startsWith('m')) return { kind: 'months', doses, months: count }
  if (unit.startsWith('q')) return { kind: 'months', doses, months: 3 * count }
  const days = unit.startsWith('w') ? 7 : unit.startsWith('f') ? 14 : 1
  return { kind: 'days', doses, days: days * count }
}

const ADVERBS: Record<string, DosingSchedule> = {
  daily: { kind: 'days', doses: 1, days: 1 },
  nightly: { kind: 'days', doses: 1, days: 1 },
  weekly: { kind: 'days', doses: 1, days: 7 },
  fortnightly: { kind: 'days', doses: 1, days: 14 },
  monthly: { kind: 'months', doses: 1, months: 1 },
  quarterly: { kind: 'months', doses: 1, months: 3 },
}

/** Prescribers' shorthand and set phrases, rewritten as phrases that the patterns below match. */
const SHORT = new Map(
  Object.entries({
    everyday: 'daily',
    ed: 'daily',
    qd: 'daily',
    qhs: 'daily',
    qam: 'daily',
    qpm: 'daily',
    'alternate days': 'every 2 days',
    eod: 'every 2 days',
    qod: 'every 2 days',
    ew: 'weekly',
    wkly: 'weekly',
    'semi weekly': 'twice weekly',
    qw: 'weekly',
    eow: 'every 2 weeks',
    qow: 'every 2 weeks',
    bid: 'twice daily',
    tid: '3 times daily',
    qid: '4 times daily',
    biw: 'twice weekly',
    tiw: '3 times weekly',
    'morning and evening': 'twice daily',
    'morning and night': 'twice daily',
    'am and pm': 'twice daily',
    'am per pm': 'twice daily',
    'am pm': 'twice daily',
    'am & pm': 'twice daily',
    'am + pm': 'twice daily',
  }),
)

/** From the most specific to the most general; the first match wins. */
const PHRASES: [RegExp, (...found: (string | undefined)[]) => DosingSchedule | undefined][] = [
  // E3D, q7d, q12h, Q2W, q4wk
  [
    new RegExp(`^[eq] ?(\\d{1,3}) ?${UNIT}$`),
    (count, unit = '') => dosingScheduleIn(1, numberOf(count), unit),
  ],
  // every 3.5 days: twice in 7
  [
    /^(?:once )?(?:every|each|e|q) ?(\d{1,2})[.,]5 ?(days?|d|weeks?|wks?|w)$/,
    (whole, unit = '') => dosingScheduleIn(2, 2 * numberOf(whole) + 1, unit),
  ],
  // 5 days per week
  [
    new RegExp(`^(${NUMBER}) ?(?:days?|d) (?:per|an?|each|every|out of (?:the|each)) (?:week|wk)$`),
    (days) => (numberOf(days) <= 7 ? dosingScheduleIn(numberOf(days), 1, 'week') : undefined),
  ],
  // every third day, once every 4 weeks, twice a month, 3 times in 2 weeks
  [
    new RegExp(`^${TIMES} (?:every|each|per|in|an?) ?${STEP}${UNIT}$`),
    (doses, count, unit = '') => dosingScheduleIn(numberOf(doses), numberOf(count), unit),
  ],
  [
    new RegExp(`^(?:every|each) ${STEP}${UNIT}$`),
    (count, unit = '') => dosingScheduleIn(1, numberOf(count), unit),
  ],
  // every morning, nightly
  [/^(?:every|each|in the|at) (?:morning|evening|night|bedtime)$/, () => ADVERBS.daily],
  [/^(?:before|after|with|at) (?:breakfast|lunch|dinner|supper|bed)$/, () => ADVERBS.daily],
  // twice weekly, 2 weekly
  [
    new RegExp(`^${TIMES}? ?(${Object.keys(ADVERBS).join('|')})$`),
    (doses, how = '') => {
      const once = ADVERBS[how]
      return once && once.kind !== 'cycle' ? { ...once, doses: numberOf(doses) } : undefined
    },
  ],
  // 2x week, twice day; '3 day' may as well be every third
  [
    new RegExp(
      `^(once|twice|thrice|(?:${NUMBER})(?= ?(?:x|times?)\\b)) ?(?:x|times?)? ?(day|week|wk|month)$`,
    ),
    (doses, unit = '') => dosingScheduleIn(numberOf(doses), 1, unit),
  ],
]

/** Meal timing, which doesn't affect the frequency. */
const AROUND_MEALS =
  /(?:(?:right|just|shortly|immediately|\d{1,3} ?(?:min|mins|minutes|h|hours?)) )?(?:before|after|with|at|between|around) (?:my |the |main |big |each |every |all )*(?:meals?|mealtimes?|food|eating)/
    .source

/** Words without meaning for the frequency. */
const ASIDE = new RegExp(
  ` ?(?:\\b(?:doses?|injections?|shots?)\\b|,? in the (?:morning|evening)$|,? (?:at|before) (?:night|bed|bedtime)$|,? (?:${AROUND_MEALS}|(?:before|after|with) (?:breakfast|lunch|dinner))$|^${AROUND_MEALS},? (?=\\S)|,? ?(?:\\bat|@) ?\\d{1,2}(?::\\d{2})? ?(?:am|pm|h|o'?clock)?$|,? at noon$)`,
  'g',
)

const MEALS_ALONE = new RegExp(`^${AROUND_MEALS}$`)

/**
 * Whether a frequency names meals but not how many: 'before meals' is three doses to some and two to others.
 */
export const isMealsAlone = (text: string): boolean => MEALS_ALONE.test(text.trim().toLowerCase())

/** The question about a frequency of meals. */
export const timesPerDayQuestion = (text: string): string =>
  `How many times a day is "${text.trim()}"? Add the number, such as 3x daily.`

/** Twice a week to some, every two weeks to others; likewise for months. */
const TWO_WAYS = /^bi ?-?(weekly|monthly|semanal|mensual|hebdomadaire|mensuel)$/

/**
 * The possible meanings of an ambiguous frequency.
 * @returns undefined when it is unambiguous
 */
export function twoFrequencies(text: string): [string, string] | undefined {
  const [, unit] = TWO_WAYS.exec(text.trim().toLowerCase()) ?? []
  if (!unit) return undefined
  return /^(?:week|sem|heb)/.test(unit)
    ? ['Every 2 weeks', '2x per week']
    : ['Every 2 months', 'Twice a month']
}

/** Reads 'E3D', 'every other week', '2x per week', 'twice a month'; the text in lower case. */
export function ratePhrase(text: string): DosingSchedule | undefined {
  const plain = text
    .replace(/^ ?\/ ?/, 'once per ')
    .replaceAll(/ ?\/ ?/g, ' per ')
    .replaceAll(/([a-z])-([a-z])/g, '$1 $2')

    .replaceAll(ASIDE, '')
    .trim()
  const phrase = SHORT.get(plain) ?? plain
  for (const [pattern, read] of PHRASES) {
    const found = pattern.exec(phrase)
    if (found) return read(...found.slice(1))
  }
  return undefined
}

const DAYS_ON = new RegExp(
  `^(?:daily |every day )?(${NUMBER}) ?(days?|d|weeks?|wks?|w)? ?on ?(?:then |and )?(${NUMBER}) ?(days?|d|weeks?|wks?|w)? ?off$`,
)

/** Reads '5 on 2 off', '5 days on, 2 days off', '3 weeks on/1 week off'; the text in lower case. */
export function cyclePhrase(text: string): DosingSchedule | undefined {
  const found = DAYS_ON.exec(text.replaceAll(/[\s,;:/&+-]+/g, ' '))
  if (!found) return undefined
  const [, on, unitOn, off, unitOff] = found
  const daysIn = (unit = 'd') => (unit.startsWith('w') ? 7 : 1)
  return {
    kind: 'cycle',
    daysOn: numberOf(on) * daysIn(unitOn ?? unitOff),
    daysOff: numberOf(off) * daysIn(unitOff ?? unitOn),
  }
}
