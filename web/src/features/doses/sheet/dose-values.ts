import type { NewDose as NewDoseSchema } from '@pepwell/contract/doses/doses'
import { type Dose, doseText, parseDose } from '@pepwell/domain/doses/doses'
import type { z } from 'zod'
import { IN_WORDS, type UnitChoice } from '../../../lib/forms/dose-units.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import type { fewest } from './dose-schema.ts'

/** What stands in the fields. */
export type DoseValues = Omit<z.input<typeof fewest>, 'unit'> & { unit: UnitChoice | null }

/** A side effect that is logged together with the dose. */
export type ChosenEffect = NonNullable<DoseValues['sideEffects']>[number]

/** What a filled sheet hands over. */
export type FilledDose = Omit<z.output<typeof fewest>, 'amount' | 'unit'> & { dose: string } & ChosenVials

/** The vials a dose is drawn from, where the person knows them. */
export type ChosenVials = Pick<z.input<typeof NewDoseSchema>, 'vialId' | 'vialIds'>

/** What was typed as an amount with its unit; undefined as long as it is none that can be written down. */
export function doseOf({ amount, unit }: Partial<Pick<DoseValues, 'amount' | 'unit'>>): Dose | undefined {
  const typed = typedNumber(amount)
  if (!typed || !unit || unit === IN_WORDS || !(typed > 0)) return undefined
  return parseDose(doseText({ amount: typed, unit }))
}
