import { doseUnits } from '@pepwell/domain/doses/doses'
import { planStatuses } from '@pepwell/domain/plan/plan'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import { z } from 'zod'
import { call } from '../call.ts'
import { Label, peptideClass, routesTaken } from '../catalogue/medicines.ts'
import { calendarDay, optionalText, ownPage, requiredText, rowId, rowIdInPath } from '../fields.ts'
import { EntryTimes } from '../reminders/entry-times.ts'
import { DoseStepList } from './dose-steps.ts'
import * as calls from './plan.calls.ts'
import { warnings } from './warnings.ts'

/**
 * A peptide in a person's plan, from the catalog or personal; `peptideName` in domain names either. Days are in the
 * person's time zone. `amount` and `unit` are parsed from `currentDose`; null if it has none. `hue` is the peptide's
 * color slot, 1 to 8.
 */
export const PlanEntry = z.object({
  id: z.number(),
  peptideId: z.number().nullable(),
  personalPeptideId: z.number().nullable(),
  peptide: z
    .object({
      id: z.number(),
      name: z.string(),
      mg: z.number().nullable(),
      category: z.string(),
      routes: routesTaken,
      peptideClass,
      label: Label.nullable(),
    })
    .nullable(),
  personalPeptide: z.object({ id: z.number(), name: z.string(), category: z.string() }).nullable(),
  status: z.enum(planStatuses),
  currentDose: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(doseUnits).nullable(),
  frequency: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  notes: z.string().nullable(),
  hue: z.int().min(1).max(COLOR_SLOTS),
})
export type PlanEntry = z.output<typeof PlanEntry>

/** A stored plan entry, with warnings about what changed. */
export const StoredEntry = PlanEntry.extend({ warnings })
export type StoredEntry = z.output<typeof StoredEntry>

const currentDose = requiredText(100, 'Current dose is required')
const frequency = requiredText(100, 'Frequency is required')

/** The input of a plan entry. */
export const PlanEntryForm = z.object({ currentDose, frequency, notes: optionalText(2000) })

const NOTHING_CHOSEN = 'Please select a peptide'

/** A new plan entry with exactly one peptide; `startDate` defaults to today in the person's time zone. */
export const NewPlanEntry = PlanEntryForm.extend({
  peptideId: rowId(NOTHING_CHOSEN).nullish(),
  personalPeptideId: rowId(NOTHING_CHOSEN).nullish(),
  status: z.enum(planStatuses).default('active'),
  startDate: calendarDay.optional(),
  endDate: calendarDay.nullish(),
  /** times for reminders to create with it */
  when: EntryTimes.optional(),
  /** its dose steps */
  steps: DoseStepList.optional(),
  /** sent with a stack; implied by which id is set */
  isPersonal: z.boolean().optional(),
}).refine(({ peptideId, personalPeptideId }) => (peptideId == null) !== (personalPeptideId == null), {
  path: ['peptideId'],
  message: NOTHING_CHOSEN,
})

/** A partial change to a plan entry; omitted fields stay. */
export const PlanEntryUpdate = z.object({
  currentDose: currentDose.optional(),
  frequency: frequency.optional(),
  notes: optionalText(2000),
  status: z.enum(planStatuses).optional(),
  startDate: calendarDay.optional(),
  endDate: calendarDay.nullish(),
})

const params = z.object({ id: rowIdInPath })

export const listPlan = call(calls.listPlan, {
  summary: 'List your plan, newest first',
  query: ownPage,
  reply: z.array(PlanEntry),
})

export const addToPlan = call(calls.addToPlan, {
  summary: 'Add a catalog or personal peptide to your plan, optionally with reminders and dose steps',
  body: NewPlanEntry,
  reply: StoredEntry,
  status: 201,
  errors: [
    'PEPTIDE_NOT_FOUND',
    'PERSONAL_PEPTIDE_NOT_FOUND',
    'ALREADY_IN_PLAN',
    'END_BEFORE_START',
    'PLAN_FULL',
    'REMINDERS_FULL',
    'STEP_OUT_OF_RANGE',
  ],
})

export const updatePlanEntry = call(calls.updatePlanEntry, {
  summary: 'Update a plan entry’s dose, frequency, notes, status, start or end',
  params,
  body: PlanEntryUpdate,
  reply: StoredEntry,
  errors: ['PLAN_ENTRY_NOT_FOUND', 'ALREADY_IN_PLAN', 'END_BEFORE_START'],
})

export const removeFromPlan = call(calls.removeFromPlan, {
  summary: 'Remove a plan entry; its dose logs stay',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})
