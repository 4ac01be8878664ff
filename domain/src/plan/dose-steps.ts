import { compareDoses } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { type DoseLevel, doseLevels, doseSteps, type TimedDose } from '../insights/levels.ts'
import type { CalendarDay } from '../time/calendar.ts'

/** A peptide whose dose changed, with its dose levels, earliest first. */
export interface SteppedPeptide {
  name: string
  levels: readonly DoseLevel[]
}

/**
 * The peptides whose dose changed, most steps first, without those that had only one dose.
 * @param doses earliest first
 * @param today in the person's time zone
 */
export function steppedPeptides(doses: readonly TimedDose[], today: CalendarDay): SteppedPeptide[] {
  const levels = doseLevels(doses, today)
  const steps = Map.groupBy(doseSteps(levels), ({ after }) => after.name)
  return [...steps]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([name]) => ({ name, levels: levels.filter((level) => level.name === name) }))
}

/** The relative strength of doses: 0 for the smallest, 1 for the largest. Incomparable doses are 0. */
export function doseStrengths(doses: readonly Dose[]): number[] {
  const different = doses.filter(
    (dose, index) => !doses.slice(0, index).some((other) => compareDoses(dose, other) === 0),
  )
  return doses.map((dose) => {
    const [less, more] = [1, -1].map(
      (sign) => different.filter((other) => compareDoses(dose, other) === sign).length,
    )
    return less ? less / (less + (more ?? 0)) : 0
  })
}
