import { MAX_RELATED_ROWS } from '@pepwell/domain/accounts/restored-kinds'
import { doseUnits } from '@pepwell/domain/doses/doses'
import { MAX_DOSE_STEPS, MAX_STEP_DECISIONS, stepActions } from '@pepwell/domain/plan/titration'
import { MAX_STACK_ITEMS } from '@pepwell/domain/stacks/stacks'
import { movementKinds } from '@pepwell/domain/vials/ledger'
import { z } from 'zod'
import { calendarDay, clientId, instant, text } from '../fields.ts'
import { id, line, optional } from './restored-fields.ts'

const moved = z.number().min(-1_000_000).max(1_000_000).nullable()

const list = <Row extends z.ZodType>(row: Row, max = MAX_RELATED_ROWS) => z.array(row).max(max).default([])

const DoseStep = z.object({
  position: z
    .int()
    .min(0)
    .max(MAX_DOSE_STEPS - 1),
  dose: line(100),
  amount: z.number().positive().max(1_000_000),
  unit: z.enum(doseUnits),
  weeks: z.int().min(1).max(104).nullable(),
  doses: z.int().min(1).max(1000).nullable(),
  fromDay: calendarDay.nullable(),
  createdAt: instant,
})

const StepDecision = z.object({
  act: z.enum(stepActions),
  position: z
    .int()
    .min(0)
    .max(MAX_DOSE_STEPS - 1)
    .nullable(),
  fromDose: line(100),
  toDose: line(100),
  until: calendarDay.nullable(),
  reason: text(200).min(1).nullable(),
  heldFor: z.enum(['missed-doses', 'red-flag']).nullable(),
  decidedOn: calendarDay,
  decidedAt: instant,
})

/**
 * The related rows of an entry: earlier versions of a log, the active periods and dose steps of a plan entry, the
 * recorded outcomes of a reminder, the ledger of a vial.
 */
export const relatedRows = z.object({
  periods: list(z.object({ startsOn: calendarDay, endsOn: calendarDay.nullable(), frequency: line(100) })),
  steps: list(DoseStep, MAX_DOSE_STEPS),
  stepDecisions: list(StepDecision, MAX_STEP_DECISIONS),
  outcomes: list(
    z.object({
      occursOn: calendarDay,
      occursAt: instant,
      outcome: z.enum(['taken', 'skipped']),
      dosageLogId: id.nullable(),
      decidedAt: instant,
      reassigned: z.boolean(),
    }),
  ),
  movements: list(
    z
      .object({
        kind: z.enum(movementKinds),
        amount: moved,
        volumeMl: moved,
        doseId: id.nullable(),
        note: optional(200),
        clientId: clientId.nullable(),
        at: instant,
      })
      .refine(({ amount, volumeMl }) => (amount === null) !== (volumeMl === null)),
  ),
  versions: list(z.object({ row: z.record(z.string(), z.unknown()), replacedAt: instant }), 20),
  items: list(
    z.object({
      peptideId: id,
      peptideName: text(200).optional(),
      dose: optional(100),
      frequency: optional(100),
      notes: optional(500),
      order: z.int().min(1).max(MAX_STACK_ITEMS),
    }),
    MAX_STACK_ITEMS,
  ),
})
export type RelatedRows = z.output<typeof relatedRows>
