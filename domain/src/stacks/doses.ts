import type { Label } from '../catalogue/medicines.ts'
import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, doseText, parseDose } from '../doses/doses.ts'
import { divide, rational, toShort } from '../math/rational.ts'
import { doseRate } from '../schedules/frequencies.ts'
import type { StackNote } from './proposals.ts'

const DAYS = { day: 1, week: 7 } as const

/**
 * The most that a label, or trials, go to at once.
 * @returns undefined where that depends on a frequency that fixes no number of doses
 */
function mostAtOnce(highest: NonNullable<Label['highest']>, frequency: string): Dose | undefined {
  const { amount, unit, per } = highest
  if (per === 'dose') return { amount, unit }
  const rate = doseRate(frequency)
  if (!rate) return undefined
  // Doses less frequent than the period count as one.
  const doses = Math.max(1, Math.ceil((rate.doses * DAYS[per]) / rate.days))
  return { unit, amount: Number(toShort(divide(rational(amount), rational(doses)), 3)) }
}

const limitText = ({ amount, unit, per }: NonNullable<Label['highest']>) =>
  `${doseText({ amount, unit })} a ${per}`

const uncompared = (
  { name, dose, frequency }: { name: string; dose: string; frequency: string },
  highest: NonNullable<Label['highest']>,
): StackNote => ({
  sentence: `${name} at ${dose.trim()}, ${frequency.trim()}, can’t be compared with the most that is known: ${limitText(highest)}. Check it with your prescriber.`,
  source: highest.source,
})

/** Limits a dose to its label or trials, with a note. Incomparable doses stay, with a note. */
export function cutDose(
  { name, dose, frequency }: { name: string; dose: string; frequency: string },
  label: Label | null,
): { dose: string; note?: StackNote } {
  const highest = label?.highest
  const proposed = parseDose(dose)
  if (!highest) return { dose }
  const most = mostAtOnce(highest, frequency)
  const comparison = proposed && most && compareDoses(proposed, most)
  if (!most || comparison === undefined) return { dose, note: uncompared({ name, dose, frequency }, highest) }
  if (comparison !== 1) return { dose }
  const cut = doseText(most)
  const limit = highest.saidBy === 'label' ? 'the label goes no further' : 'trials went no further'
  return {
    dose: cut,
    note: {
      sentence: `${name} is cut from ${dose.trim()} to ${cut}: ${limit}. Change a dose you were prescribed only with your prescriber.`,
      source: highest.source,
    },
  }
}
