import { contentUnits } from '@pepwell/domain/vials/containers'
import { manualMovements, movementKinds } from '@pepwell/domain/vials/ledger'
import { z } from 'zod'
import { clientId, instant, numberOr, optionalText } from '../fields.ts'

/** One ledger row; `amount` and `volumeMl` are negative for returns. */
export const VialMovement = z.object({
  id: z.number(),
  kind: z.enum(movementKinds),
  amount: z.number(),
  volumeMl: z.number().nullable(),
  /** the dose that drew or returned it */
  doseId: z.number().nullable(),
  /** that dose's text, while it exists */
  dose: z.string().nullable(),
  note: z.string().nullable(),
  at: instant,
})
export type VialMovement = z.output<typeof VialMovement>

const SIZE = 'Enter an amount'

/**
 * A manual movement: `amount` left the container, in its unit or in mL. Corrections may be negative: more is left than
 * the ledger says.
 */
export const NewVialMovement = z
  .object({
    clientId: clientId.optional(),
    kind: z.enum(manualMovements, 'Choose what happened'),
    amount: z
      .number(numberOr(SIZE))
      .min(-100_000, 'Enter at least -100000')
      .max(100_000, 'Enter at most 100000')
      .multipleOf(0.000001, 'Use at most 6 decimals')
      .refine((amount) => amount !== 0, SIZE),
    unit: z.enum([...contentUnits, 'mL'], 'Choose a unit').optional(),
    note: optionalText(200),
  })
  .refine(({ kind, amount }) => kind === 'correction' || amount > 0, { message: SIZE, path: ['amount'] })
export type NewVialMovement = z.output<typeof NewVialMovement>
