import { dismissalReasons } from '@pepwell/domain/safety/warning-dismissals'
import { warningCodes } from '@pepwell/domain/safety/warnings'
import { z } from 'zod'
import { call } from '../call.ts'
import { optionalText, ownPage, rowId, rowIdInPath } from '../fields.ts'
import { PlanEntryForm } from './plan.ts'
import * as calls from './plan-warnings.calls.ts'
import { warnings } from './warnings.ts'

/** A plan entry in a form before it is saved: a stored one by id, a new one by peptide. */
export const PreviewedEntry = z.object({
  id: rowId('Please select an entry').nullish(),
  peptideId: rowId('Please select a peptide').nullish(),
  personalPeptideId: rowId('Please select a peptide').nullish(),
  currentDose: PlanEntryForm.shape.currentDose.or(z.literal('')),
  frequency: PlanEntryForm.shape.frequency.or(z.literal('')),
  notes: optionalText(2000),
})

const key = z.string().regex(/^[0-9a-f]{64}$/, 'Please choose a warning')

/** A warning of a stored entry. Its `key` changes with its text, so that a changed warning reappears. */
const StoredWarning = z.object({ key, code: z.enum(warningCodes), message: z.string() })
export type StoredWarning = z.output<typeof StoredWarning>

export const EntryWarnings = z.object({ entryId: z.number(), warnings: z.array(StoredWarning) })
export type EntryWarnings = z.output<typeof EntryWarnings>

const params = z.object({ id: rowIdInPath })

export const previewPlanWarnings = call(calls.previewPlanWarnings, {
  summary: 'Preview the warnings for a plan entry without saving it',
  body: PreviewedEntry,
  reply: z.object({ warnings }),
  errors: ['PLAN_ENTRY_NOT_FOUND', 'PEPTIDE_NOT_FOUND', 'PERSONAL_PEPTIDE_NOT_FOUND'],
})

export const listPlanWarnings = call(calls.listPlanWarnings, {
  summary: 'List the warnings of your active plan entries, without dismissed ones; newest entry first',
  query: ownPage,
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.array(EntryWarnings),
})

export const dismissPlanWarning = call(calls.dismissPlanWarning, {
  summary: 'Dismiss a warning of a plan entry with a reason, until it changes',
  params,
  body: z.object({
    key,
    reason: z.enum(dismissalReasons, 'Please choose a reason'),
  }),
  reply: z.object({ message: z.string() }),
  errors: ['PLAN_ENTRY_NOT_FOUND', 'WARNING_NOT_FOUND'],
})

export const restorePlanWarning = call(calls.restorePlanWarning, {
  summary: 'Restore a dismissed warning of a plan entry',
  params: z.object({ id: rowIdInPath, key }),
  reply: z.object({ message: z.string() }),
  errors: ['WARNING_NOT_FOUND'],
})
