import { doseLevels, doseSteps } from '../insights/levels.ts'
import { addDays, type CalendarDay } from '../time/calendar.ts'
import { byDaySinceDose, type DaySinceDose, LEAST_EFFECTS } from './by-day.ts'
import { type DatedEffect, worstByDay } from './effect-days.ts'
import { type StepEffects, stepEffects } from './step-effects.ts'
import { worstDayAfterDose } from './worst-day.ts'

/** A dose as it was logged. */
export interface PatternDose {
  /** of the peptide */
  name: string
  /** the person's own */
  day: CalendarDay
  /** milliseconds since the epoch */
  takenAt: number
  /** as it was written: '0.5 mg' */
  dose: string
}

/** How side effects follow the doses of one peptide. */
export interface PeptidePattern {
  name: string
  /** by whole days since a dose: the mean severity, and of how many side effects */
  days: readonly DaySinceDose[]
  /** the day after a dose on which side effects are more frequent, where chance is an unlikely reason */
  worstDay: number | null
}

/** How side effects follow doses. */
export interface EffectPatterns {
  peptides: readonly PeptidePattern[]
  steps: readonly StepEffects[]
}

interface Records {
  effects: readonly DatedEffect[]
  /** earliest first */
  doses: readonly PatternDose[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Doses on most days leave no days in between to compare. */
function isSpaced(doses: readonly PatternDose[]): boolean {
  const gaps = doses.slice(1).map(({ takenAt }, index) => takenAt - (doses[index]?.takenAt ?? 0))
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)]
  return middle !== undefined && middle > 1.5 * DAY_MS
}

/** How side effects follow the doses of each peptide, and what changed with each dose step. Nothing is claimed without a test. */
export function effectPatterns(
  { effects, doses }: Records,
  { today, timeZone }: { today: CalendarDay; timeZone: string },
): EffectPatterns {
  const worst = worstByDay(effects, timeZone)
  const first = [...worst.keys()].sort()[0]
  if (first === undefined) return { peptides: [], steps: [] }
  const span = { since: addDays(first, 1), until: today }
  const peptides = [...Map.groupBy(doses, ({ name }) => name)].flatMap(([name, own]): PeptidePattern[] => {
    if (!isSpaced(own)) return []
    const { days, total } = byDaySinceDose(
      effects,
      own.map(({ takenAt }) => takenAt),
    )
    if (total < LEAST_EFFECTS) return []
    const worstDay = worstDayAfterDose(
      own.map(({ day }) => day),
      worst,
      span,
    )
    return [{ name, days, worstDay: worstDay ?? null }]
  })
  return { peptides, steps: stepEffects(doseSteps(doseLevels(doses, today)), worst, today) }
}
