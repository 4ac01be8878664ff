/** How often, as the plan offers it. Free text is allowed too: see {@link doseRate}. */
export const frequencies = [
  'Daily',
  'Twice daily',
  'Three times daily',
  'Every other day',
  '5x per week',
  '3x per week',
  '2x per week',
  'Weekly',
  'Every 2 weeks',
  'Monthly',
  'As needed',
] as const

/** So many doses in so many days. */
export interface DoseRate {
  /** whole doses, 1 or more */
  doses: number
  /** whole days, 1 or more */
  days: number
}

const COUNTS: Record<string, number> = {
  once: 1,
  twice: 2,
  thrice: 3,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
}

const count = (word: string): number => COUNTS[word] ?? Number(word)

const COUNT = String.raw`(once|twice|thrice|one|two|three|four|five|six|seven|\d{1,2})`
const TIMES = String.raw`${COUNT}\s*(?:x|times?)?`

/** From the most particular to the most general; the first that fits is taken. */
const PATTERNS: [RegExp, (found: string) => DoseRate][] = [
  [/^(?:every other day|eod|alternate days)$/, () => ({ doses: 1, days: 2 })],
  [/^(?:every other week|biweekly|fortnightly)$/, () => ({ doses: 1, days: 14 })],
  [new RegExp(`^every ${COUNT} days?$`), (n) => ({ doses: 1, days: count(n) })],
  [new RegExp(`^every ${COUNT} weeks?$`), (n) => ({ doses: 1, days: 7 * count(n) })],
  [new RegExp(`^${TIMES} (?:a |per |every |each )?(?:daily|day)$`), (n) => ({ doses: count(n), days: 1 })],
  [new RegExp(`^${TIMES} (?:a |per |every |each )?(?:weekly|week)$`), (n) => ({ doses: count(n), days: 7 })],
  [/^(?:daily|every day|each day|qd|nightly|every night)$/, () => ({ doses: 1, days: 1 })],
  [/^bid$/, () => ({ doses: 2, days: 1 })],
  [/^(?:weekly|every week|each week)$/, () => ({ doses: 1, days: 7 })],
  [/^(?:monthly|every month|once a month|once per month)$/, () => ({ doses: 1, days: 30 })],
]

/**
 * Reads a frequency as a person writes it: 'Daily', '2x per week', 'every 3 days', 'twice a day'.
 * @returns the rate, or undefined when the text fixes no number of doses ('As needed', '5 on, 2 off'):
 *   such an entry is left out of adherence instead of guessed at
 */
export function doseRate(frequency: string): DoseRate | undefined {
  const text = frequency.trim().toLowerCase().replaceAll('/', ' per ').replaceAll(/\s+/g, ' ')
  for (const [pattern, rate] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const { doses, days } = rate(found[1] ?? '1')
    return doses > 0 && days > 0 ? { doses, days } : undefined
  }
  return undefined
}

/** Whether two frequencies call for the same doses, however they are worded. */
export function isSameFrequency(one: string, other: string): boolean {
  const [rate, otherRate] = [doseRate(one), doseRate(other)]
  if (!rate || !otherRate) return one === other
  return rate.doses === otherRate.doses && rate.days === otherRate.days
}
