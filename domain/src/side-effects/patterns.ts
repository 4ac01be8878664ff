import { doseLevels, doseSteps } from '../insights/levels.ts'
import { hypergeometricTail, SIGNIFICANT } from '../math/exact-tests.ts'
import { addDays, type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'
import { byDaySinceDose, type DaySinceDose, MIN_EFFECTS } from './by-day.ts'
import { type DoseEffects, effectsByDose } from './by-dose.ts'
import { type DatedEffect, markedDays, worstOfDays } from './marked-days.ts'
import { type StepEffects, stepEffects } from './step-effects.ts'

/** Maximum days after a dose. */
const DAYS_AFTER_DOSE = 7

/** With fewer doses than this, a day can't be compared. */
const MIN_DOSES = 6

/**
 * The day after a dose with more side effects than chance explains: the hypergeometric tail, times the number of days
 * tested. Undefined if none stands out.
 * @param doses days of one peptide's doses, in any order
 * @param worst highest severity by day
 * @param until the last day to consider
 */
function worstDayAfterDose(
  doses: readonly CalendarDay[],
  worst: ReadonlyMap<CalendarDay, number>,
  { since, until }: { since: CalendarDay; until: CalendarDay },
): number | undefined {
  const starts = [...new Set(doses.map(dayNumber))].sort((a, b) => a - b)
  const [first, last] = [dayNumber(since), dayNumber(until)]
  const counts = Array.from({ length: DAYS_AFTER_DOSE }, () => ({ of: 0, marked: 0 }))
  for (const [index, start] of starts.entries()) {
    const end = Math.min(starts[index + 1] ?? Number.POSITIVE_INFINITY, start + DAYS_AFTER_DOSE, last + 1)
    for (let day = Math.max(start, first); day < end; day++) {
      const count = counts[day - start]
      if (!count) continue
      count.of++
      if (worst.has(dayNamed(day))) count.marked++
    }
  }
  const sum = (of: 'of' | 'marked') => counts.reduce((total, count) => total + count[of], 0)
  const [all, markedInAll] = [sum('of'), sum('marked')]
  const compared = counts.map((count, day) => ({ ...count, day })).filter(({ of }) => of >= MIN_DOSES)
  if (compared.length < 2) return undefined
  const likeliest = compared
    .map(({ day, ...count }) => ({ day, p: hypergeometricTail({ ...count, all, markedInAll }) }))
    .reduce((min, one) => (one.p < min.p ? one : min))
  return likeliest.p * compared.length < SIGNIFICANT ? likeliest.day : undefined
}

/** A logged dose. */
export interface PatternDose {
  /** of the peptide */
  name: string
  /** the person's own */
  day: CalendarDay
  /** milliseconds since the epoch */
  takenAt: number
  /** as typed: '0.5 mg' */
  dose: string
}

/** How side effects follow the doses of one peptide. */
export interface PeptidePattern {
  name: string
  /** mean severity and number of side effects, by days since a dose */
  days: readonly DaySinceDose[]
  /** the day after a dose with significantly more side effects */
  worstDay: number | null
}

/** How side effects follow doses. */
export interface EffectPatterns {
  peptides: readonly PeptidePattern[]
  /** the side effects after each of the latest doses, of every peptide that has any */
  doses: readonly { name: string; latest: readonly DoseEffects[] }[]
  steps: readonly StepEffects[]
}

interface Records {
  effects: readonly DatedEffect[]
  /** earliest first */
  doses: readonly PatternDose[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** With doses on most days, there are no days in between to compare. */
function isSpaced(doses: readonly PatternDose[]): boolean {
  const gaps = doses.slice(1).map(({ takenAt }, index) => takenAt - (doses[index]?.takenAt ?? 0))
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return middle !== undefined && middle > 1.5 * DAY_MS
}

/** How side effects follow the doses of each peptide, and what changed with each dose step. Nothing is claimed without a test. */
export function effectPatterns(
  { effects, doses }: Records,
  { today, timeZone }: { today: CalendarDay; timeZone: string },
): EffectPatterns {
  const marks = markedDays(effects, timeZone)
  const worst = worstOfDays(marks)
  const first = [...worst.keys()].sort()[0]
  if (first === undefined) return { peptides: [], doses: [], steps: [] }
  const span = { since: addDays(first, 1), until: today }
  const spaced = [...Map.groupBy(doses, ({ name }) => name)].filter(([, own]) => isSpaced(own))
  const peptides = spaced.flatMap(([name, own]): PeptidePattern[] => {
    const { days, total } = byDaySinceDose(
      effects,
      own.map(({ takenAt }) => takenAt),
      timeZone,
    )
    if (total < MIN_EFFECTS) return []
    const worstDay = worstDayAfterDose(
      own.map(({ day }) => day),
      worst,
      span,
    )
    // The test counts days, and the chart counts side effects: both must agree.
    const max = Math.max(...days.map(({ count }) => count))
    const isMost = days.some(({ day, count }) => day === worstDay && count === max)
    return [{ name, days, worstDay: isMost ? (worstDay ?? null) : null }]
  })
  const byDose = spaced
    .map(([name, own]) => ({ name, latest: effectsByDose(own, marks, today) }))
    .filter(({ latest }) => latest.some(({ days }) => days.some((effects) => effects.length > 0)))
  return { peptides, doses: byDose, steps: stepEffects(doseSteps(doseLevels(doses, today)), worst, today) }
}
