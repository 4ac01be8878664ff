import { cyclePhrase, type Rhythm, ratePhrase } from './frequency-phrases.ts'
import { weekdaysPhrase } from './frequency-weekdays.ts'

/** How often, as the plan offers it. Free text is allowed too: see {@link rhythmOf}. */
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

/** A rhythm is one of at most so many days: whatever recurs more rarely is a year's business. */
const LONGEST_DAYS = 366

/** Nobody takes more doses a day than there are hours: what reads so is a slip, and nothing is counted with it. */
const MOST_A_DAY = 24

const isReal = (rhythm: Rhythm): boolean => {
  if (rhythm.kind === 'cycle')
    return rhythm.daysOn > 0 && rhythm.daysOff > 0 && rhythm.daysOn + rhythm.daysOff <= LONGEST_DAYS
  const days = rhythm.kind === 'days' ? rhythm.days : rhythm.months * 30
  return rhythm.doses > 0 && days > 0 && days <= LONGEST_DAYS && rhythm.doses <= MOST_A_DAY * days
}

/** Written in many ways: '3X / week', 'q.d.', 'every-other-day', 'Once Weekly.' */
const plainly = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/\.(?!\d)/g, '')
    .replaceAll(/\s+/g, ' ')

/**
 * Reads a frequency as a person writes it: 'Daily', 'E3D', 'QOD', 'Mon/Wed/Fri', 'twice a month', '5 on 2 off'.
 * @returns undefined when the text fixes no number of doses ('As needed'), or can be read in two ways ('every 3-4 days'):
 *   such an entry is left out of adherence instead of guessed at
 */
export function rhythmOf(frequency: string): Rhythm | undefined {
  const text = plainly(frequency)
  const rhythm = cyclePhrase(text) ?? weekdaysPhrase(text) ?? ratePhrase(text)
  return rhythm && isReal(rhythm) ? rhythm : undefined
}

/** So many doses in so many days. */
export interface DoseRate {
  /** whole doses, 1 or more */
  doses: number
  /** whole days, 1 or more */
  days: number
}

/**
 * How often that is on the whole, for whom a rough figure will do: a month counts as 30 days here.
 * @returns undefined where {@link rhythmOf} is
 */
export function doseRate(frequency: string): DoseRate | undefined {
  const rhythm = rhythmOf(frequency)
  if (rhythm?.kind === 'cycle') return { doses: rhythm.daysOn, days: rhythm.daysOn + rhythm.daysOff }
  if (rhythm?.kind === 'months') return { doses: rhythm.doses, days: 30 * rhythm.months }
  return rhythm && { doses: rhythm.doses, days: rhythm.days }
}

/** What is counted of a rhythm: that it names its weekdays makes no difference. */
const counted = (rhythm: Rhythm): string =>
  JSON.stringify(rhythm.kind === 'days' ? [rhythm.doses, rhythm.days] : rhythm)

/** Whether two frequencies call for the same doses, however they are worded. */
export function isSameFrequency(one: string, other: string): boolean {
  const [rhythm, otherRhythm] = [rhythmOf(one), rhythmOf(other)]
  if (!rhythm || !otherRhythm) return one === other
  return counted(rhythm) === counted(otherRhythm)
}
