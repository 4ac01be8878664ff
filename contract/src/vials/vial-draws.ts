import { contentUnits } from '@pepwell/domain/vials/containers'
import { z } from 'zod'
import { rowId } from '../fields.ts'

const id = rowId('Choose a vial')

/** Containers that one dose may be split over. */
const MOST_DRAWN_FROM = 4

/**
 * Which container a dose is drawn from; `vialIds` in the order of drawing, where one is not enough. Without either it is the one
 * in use, and `vialId` null means none.
 */
export const vialChoice = {
  vialId: id.nullish(),
  vialIds: z
    .array(id)
    .min(1, 'Choose a vial')
    .max(MOST_DRAWN_FROM, `Choose at most ${MOST_DRAWN_FROM} vials`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each vial once')
    .optional(),
}

const amount = z.number()
const volumeMl = z.number().nullable()
const unit = z.enum(contentUnits)

/** What a dose was drawn from: the first container with what is left in it, and each draw without what the syringe keeps. */
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
