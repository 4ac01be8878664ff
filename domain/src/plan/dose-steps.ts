import { compareDoses } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { type DoseLevel, doseLevels, doseSteps, type TimedDose } from '../insights/levels.ts'
import type { CalendarDay } from '../time/calendar.ts'

/** A peptide whose dose was changed, and the doses in which it was taken, earliest first. */
export interface SteppedPeptide {
  name: string
  levels: readonly DoseLevel[]
}

/**
 * The peptides whose dose was changed, those with the most steps first. What was always taken in one dose has none.
 * @param doses earliest first
 * @param today the person's own
 */
export function steppedPeptides(doses: readonly TimedDose[], today: CalendarDay): SteppedPeptide[] {
  const levels = doseLevels(doses, today)
  const steps = Map.groupBy(doseSteps(levels), ({ after }) => after.name)
  return [...steps]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([name]) => ({ name, levels: levels.filter((level) => level.name === name) }))
}

/**
 * How strong each of some doses is beside the others: 0 for the least, 1 for the most. What can't be compared with any
 * other is 0.
 */
export function doseStrengths(doses: readonly Dose[]): number[] {
  const different = doses.filter(
    (dose, at) => !doses.slice(0, at).some((other) => compareDoses(dose, other) === 0),
  )
  return doses.map((dose) => {
    const [less, more] = [1, -1].map(
      (sign) => different.filter((other) => compareDoses(dose, other) === sign).length,
    )
    return less ? less / (less + (more ?? 0)) : 0
  })
}
