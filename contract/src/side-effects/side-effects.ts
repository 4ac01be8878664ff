import { LONGEST_SIDE_EFFECT } from '@pepwell/domain/side-effects/side-effects'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, instant, optionalText, ownPage, requiredText, rowId, rowIdInPath } from '../fields.ts'
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
})
export type SideEffect = z.output<typeof SideEffect>

const SEVERITY = 'Choose how strong it is'

/** The input of a side effect; `userPeptideId` is the plan entry that the person suspects. */
export const SideEffectForm = z.object({
  name: requiredText(LONGEST_SIDE_EFFECT, 'Choose a side effect'),
  severity: z.int(SEVERITY).min(0, SEVERITY).max(4, SEVERITY),
  startedAt: instant,
  endedAt: instant.nullish(),
  note: optionalText(2000),
  userPeptideId: rowId('Please select a peptide').nullish(),
})

/** A new side effect. The client generates `clientId` once per side effect, so that a retry is stored once. */
export const NewSideEffect = SideEffectForm.extend({ clientId: clientId.optional() })

/** A partial change to a side effect; omitted fields stay. */
export const SideEffectUpdate = SideEffectForm.partial()

export const listSideEffects = call(calls.listSideEffects, {
  summary: 'List your side effects, latest first, paged by the last row',
  query: ownPage,
  reply: z.array(SideEffect),
})

export const logSideEffect = call(calls.logSideEffect, {
  summary: 'Log a side effect; for a possible emergency, the reply says what to do',
  body: NewSideEffect,
  reply: SideEffect,
  status: 201,
  errors: [
    'MEASURED_IN_FUTURE',
    'ENDED_BEFORE_START',
    'PLAN_ENTRY_NOT_FOUND',
    'SIDE_EFFECT_NOT_FOUND',
    'SIDE_EFFECTS_FULL',
  ],
})

const params = z.object({ id: rowIdInPath })

export const updateSideEffect = call(calls.updateSideEffect, {
  summary: 'Update a side effect; keeps its earlier version',
  params,
  body: SideEffectUpdate,
  reply: SideEffect,
  errors: ['MEASURED_IN_FUTURE', 'ENDED_BEFORE_START', 'PLAN_ENTRY_NOT_FOUND', 'SIDE_EFFECT_NOT_FOUND'],
})

export const removeSideEffect = call(calls.removeSideEffect, {
  summary: 'Delete a side effect',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['SIDE_EFFECT_NOT_FOUND'],
})
