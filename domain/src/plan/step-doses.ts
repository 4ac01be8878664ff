import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, parseDose } from '../doses/doses.ts'
import type { Warning, WarningCode } from '../safety/warnings.ts'

/** Warnings about the dose of one step; the others are about the whole entry, which shows them. */
const aboutStep: readonly WarningCode[] = [
  'FACTOR_1000',
  'MORE_THAN_DOUBLED',
  'ABOVE_HIGHEST',
  'ABOVE_VIAL',
  'ABOVE_CITED',
  'NO_UNIT',
  'NO_VIAL',
  'NO_SCALE',
  'IU_OR_UNITS',
]

/** Whether a label or trial has one dose directly after the other. */
const isKnownStep = (from: Dose, to: Dose, templates: readonly { steps: readonly Dose[] }[]): boolean =>
  templates.some(({ steps }) =>
    steps.some((step, index) => {
      const next = steps[index + 1]
      return compareDoses(step, from) === 0 && next !== undefined && compareDoses(next, to) === 0
    }),
  )

/**
 * Of the warnings about a dose, those about it as a step. A step of a label or trial may be more than double.
 * @param dose of the step
 * @param before the dose of the previous step
 * @param templates of the peptide
 */
export function warningsOfStep(
  warnings: readonly Warning[],
  { dose, before }: { dose: string; before: string | undefined },
  templates: readonly { steps: readonly Dose[] }[],
): Warning[] {
  const [from, to] = [before === undefined ? undefined : parseDose(before), parseDose(dose)]
  const isKnown = from !== undefined && to !== undefined && isKnownStep(from, to, templates)
  return warnings.filter(({ code }) => aboutStep.includes(code) && !(isKnown && code === 'MORE_THAN_DOUBLED'))
}
