import { contentUnits } from '@pepwell/domain/vials/containers'
import { z } from 'zod'
import { rowId } from '../fields.ts'

const id = rowId('Choose a vial')

/** The maximum number of containers for one dose. */
const MAX_VIALS_PER_DOSE = 4

/**
 * The container that a dose is drawn from; `vialIds` in drawing order when one isn't enough. By default the one in use;
 * a null `vialId` means none.
 */
export const vialChoice = {
  vialId: id.nullish(),
  vialIds: z
    .array(id)
    .min(1, 'Choose a vial')
    .max(MAX_VIALS_PER_DOSE, `Choose at most ${MAX_VIALS_PER_DOSE} vials`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each vial once')
    .optional(),
}

const amount = z.number()
const volumeMl = z.number().nullable()
const unit = z.enum(contentUnits)

/** The draws of a dose: the first container with its remaining content, and each draw without dead volume. */
export const drawReply = {
  vial: z
    .object({
      id: z.number(),
      left: z.object({ amount, unit, volumeMl }),
      dosesLeft: z.number().nullable(),
    })
    .nullable(),
  draws: z.array(z.object({ vialId: z.number(), amount, unit, volumeMl })),
}
