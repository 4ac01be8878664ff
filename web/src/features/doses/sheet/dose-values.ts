import type { NewDose as NewDoseSchema } from '@pepwell/contract/doses/doses'
import { type Dose, doseText, parseDose } from '@pepwell/domain/doses/doses'
import type { z } from 'zod'
import { IN_WORDS, type UnitChoice } from '../../../lib/forms/dose-units.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import type { fewest } from './dose-schema.ts'

/** The field values. */
export type DoseValues = Omit<z.input<typeof fewest>, 'unit'> & { unit: UnitChoice | null }

/** A side effect logged with the dose. */
export type ChosenEffect = NonNullable<DoseValues['sideEffects']>[number]

/** The sheet's result. */
export type FilledDose = Omit<z.output<typeof fewest>, 'amount' | 'unit'> & { dose: string } & ChosenVials

/** The vials of a dose, if known. */
export type ChosenVials = Pick<z.input<typeof NewDoseSchema>, 'vialId' | 'vialIds'>

/** The typed amount with its unit; undefined if invalid. */
export function doseOf({ amount, unit }: Partial<Pick<DoseValues, 'amount' | 'unit'>>): Dose | undefined {
  const typed = typedNumber(amount)
  if (!typed || !unit || unit === IN_WORDS || !(typed > 0)) return undefined
  return parseDose(doseText({ amount: typed, unit }))
}
