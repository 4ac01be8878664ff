import { MAX_SIDE_EFFECT_LENGTH } from '@pepwell/domain/side-effects/side-effects'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  instant,
  lifeInstant,
  optionalText,
  ownPage,
  requiredText,
  rowId,
  rowIdInPath,
} from '../fields.ts'
import { PHOTO_BODY_LIMIT, PHOTO_TYPE } from '../weight/progress-photos.ts'
import * as calls from './side-effects.calls.ts'

/**
 * A side effect. `severity` is a grade from 0 (none) to 4 (life-threatening); `endedAt` is null while it continues.
 * `help` says what to do in a possible emergency, otherwise null. `editedAt` is null if it was never edited.
 */
export const SideEffect = z.object({
  id: z.number(),
  name: z.string(),
  severity: z.number(),
  startedAt: instant,
  endedAt: instant.nullable(),
  note: z.string().nullable(),
  userPeptideId: z.number().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  help: z.string().nullable(),
  /** the pictures are at these addresses, for their owner alone */
  photo: z
    .object({ url: z.string(), thumbnailUrl: z.string(), width: z.number(), height: z.number() })
    .nullable(),
})
export type SideEffect = z.output<typeof SideEffect>

const SEVERITY = 'Choose how strong it is'

/** The input of a side effect; `userPeptideId` is the plan entry that the person suspects. */
export const SideEffectForm = z.object({
  name: requiredText(MAX_SIDE_EFFECT_LENGTH, 'Choose a side effect'),
  severity: z.int(SEVERITY).min(0, SEVERITY).max(4, SEVERITY),
  startedAt: lifeInstant,
  endedAt: lifeInstant.nullish(),
  note: optionalText(2000),
  userPeptideId: rowId('Please select a peptide').nullish(),
})

/** A picture as a data URL. */
const photo = z.string('Choose a photo').startsWith('data:', 'Choose a photo').nullish()

/**
 * A side effect to log. The client creates `clientId` once per side effect, so a retry is stored once. `photo` is
 * re-encoded without metadata.
 */
export const NewSideEffect = SideEffectForm.extend({ photo, clientId: clientId.optional() })

/** A change to a side effect; omitted fields stay, and null removes the photo. */
export const SideEffectUpdate = SideEffectForm.extend({ photo }).partial()

const photoErrors = [
  'PHOTO_NOT_AN_IMAGE',
  'PHOTO_TOO_LARGE',
  'PHOTO_SPACE_FULL',
  'TOO_MANY_REQUESTS',
] as const

export const listSideEffects = call(calls.listSideEffects, {
  summary: 'List your side effects, latest first, paged by the last row',
  query: ownPage,
  reply: z.array(SideEffect),
})

const StepSide = z.object({
  dose: z.string(),
  /** the worst severity of each day, earliest first; 0 where nothing was logged */
  severities: z.array(z.number()),
})

export const sideEffectPatterns = call(calls.sideEffectPatterns, {
  summary:
    'Relate your side effects of the last 52 weeks to doses and dose steps; every finding passed a statistical test',
  reply: z.object({
    /** most frequent first */
    frequent: z.array(z.string()),
    /** the last dose of each peptide of the last two weeks, newest first */
    lastDoses: z.array(
      z.object({ name: z.string(), colorSlot: z.number(), dose: z.string(), takenAt: instant }),
    ),
    peptides: z.array(
      z.object({
        name: z.string(),
        colorSlot: z.number(),
        /** by calendar days since a dose: how many side effects, and their mean severity */
        days: z.array(z.object({ day: z.number(), count: z.number(), mean: z.number().nullable() })),
        /** the day after a dose with more side effects than chance explains; null if none stands out */
        worstDay: z.number().nullable(),
      }),
    ),
    /** the side effects after each of the latest doses, newest first, of every peptide that has any */
    doses: z.array(
      z.object({
        name: z.string(),
        colorSlot: z.number(),
        latest: z.array(
          z.object({
            on: z.string(),
            dose: z.string(),
            /** by calendar days since the dose, until the next one: the worst severity of each side effect */
            days: z.array(z.array(z.object({ name: z.string(), severity: z.number() }))),
          }),
        ),
      }),
    ),
    /** the latest dose steps, newest first */
    steps: z.array(
      z.object({
        name: z.string(),
        colorSlot: z.number(),
        on: z.string(),
        before: StepSide,
        after: StepSide,
        /** the side on which more days had a side effect than chance explains; null where none did */
        more: z.enum(['before', 'after']).nullable(),
      }),
    ),
  }),
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
})

export const logSideEffect = call(calls.logSideEffect, {
  summary: 'Log a side effect; for a possible emergency, the reply says what to do',
  body: NewSideEffect,
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: SideEffect,
  status: 201,
  errors: [
    'MEASURED_IN_FUTURE',
    'ENDED_BEFORE_START',
    'PLAN_ENTRY_NOT_FOUND',
    'SIDE_EFFECT_NOT_FOUND',
    'SIDE_EFFECTS_FULL',
    ...photoErrors,
  ],
})

const params = z.object({ id: rowIdInPath })

export const updateSideEffect = call(calls.updateSideEffect, {
  summary: 'Update a side effect; keeps its earlier version',
  params,
  body: SideEffectUpdate,
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: SideEffect,
  errors: [
    'MEASURED_IN_FUTURE',
    'ENDED_BEFORE_START',
    'PLAN_ENTRY_NOT_FOUND',
    'SIDE_EFFECT_NOT_FOUND',
    ...photoErrors,
  ],
})

export const sideEffectPhoto = call(calls.sideEffectPhoto, {
  summary: 'Get the photo of a side effect, up to 2048 pixels per side, or 480 as a thumbnail',
  params,
  query: z.object({
    size: z.enum(['image', 'thumbnail'], 'Choose image or thumbnail').default('image'),
    /** versioned, so browsers may cache the picture */
    v: z.string().max(64, 'This is not a valid version').optional(),
  }),
  reply: z.unknown(),
  sends: PHOTO_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const removeSideEffect = call(calls.removeSideEffect, {
  summary: 'Delete a side effect',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['SIDE_EFFECT_NOT_FOUND'],
})
