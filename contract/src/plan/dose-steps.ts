import { doseUnits, parseDose } from '@pepwell/domain/doses/doses'
import { MAX_DOSE_STEPS, stepActions } from '@pepwell/domain/plan/titration'
import { z } from 'zod'
import { call } from '../call.ts'
import { Source } from '../catalogue/medicines.ts'
import { calendarDay, clientId, optionalLine, ownPage, requiredText, rowIdInPath } from '../fields.ts'
import * as calls from './dose-steps.calls.ts'
import { warnings } from './warnings.ts'

const weeks = (message: string) => z.int(message).min(1, message).max(104, message)

const WEEKS = 'Enter 1 to 104 weeks'
const DOSES = 'Enter 1 to 1,000 doses'

/** A planned step. It lasts `weeks` or `doses`, or begins on the day `from`; the last one may have no end. */
export const DoseStepForm = z
  .object({
    dose: requiredText(100, 'Enter a dose').refine(
      (text) => parseDose(text) !== undefined,
      'Enter an amount with its unit, such as 0.5 mg',
    ),
    weeks: weeks(WEEKS).nullish(),
    doses: z.int(DOSES).min(1, DOSES).max(1000, DOSES).nullish(),
    from: calendarDay.nullish(),
  })
  .refine((step) => [step.weeks, step.doses, step.from].filter((set) => set != null).length <= 1, {
    path: ['weeks'],
    message: 'Choose weeks, doses or a first day',
  })

/** A plan entry's steps in order. */
export const DoseStepList = z
  .array(DoseStepForm, 'Enter your steps')
  .max(MAX_DOSE_STEPS, `You can have ${MAX_DOSE_STEPS} steps`)
  .refine((list) => {
    const days = list.flatMap(({ from }) => from ?? [])
    return days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''))
  }, 'Put the first days in order')

const HoldReason = z.enum(['missed-doses', 'red-flag'])

/** A step of a plan entry. `startsOn` is its first day, past or estimated; null when nothing determines one. */
const DoseStep = z.object({
  dose: z.string(),
  amount: z.number(),
  unit: z.enum(doseUnits),
  weeks: z.number().nullable(),
  doses: z.number().nullable(),
  from: z.string().nullable(),
  state: z.enum(['done', 'current', 'upcoming']),
  startsOn: z.string().nullable(),
})

/** A person's position in the steps of a plan entry. */
export const DoseSteps = z.object({
  userPeptideId: z.number(),
  steps: z.array(DoseStep),
  /** the current step; null without steps, or when the plan's dose is none of them */
  current: z.object({ step: z.number(), dose: z.string(), since: z.string() }).nullable(),
  /** the step to decide on; `stage` says whether that is today */
  next: z
    .object({
      step: z.number(),
      dose: z.string(),
      startsOn: z.string().nullable(),
      stage: z.enum(['later', 'soon', 'due']),
      /** warnings of taking it today; absent when there are none */
      warnings: warnings.optional(),
    })
    .nullable(),
  /** set while no dose is proposed, with what to do instead */
  hold: z.object({ reason: HoldReason, message: z.string() }).nullable(),
})
export type DoseSteps = z.output<typeof DoseSteps>

/** A decision on the steps of a plan entry. */
const StepDecision = z.object({
  id: z.number(),
  act: z.enum(stepActions),
  fromDose: z.string(),
  toDose: z.string(),
  until: z.string().nullable(),
  reason: z.string().nullable(),
  heldFor: HoldReason.nullable(),
  decidedOn: z.string(),
})
export type StepDecision = z.output<typeof StepDecision>

/** A time in which the steps were on hold, in days of the person's time zone; `until` is null while they are. */
const StepHold = z.object({ reason: HoldReason, from: z.string(), until: z.string().nullable() })
export type StepHold = z.output<typeof StepHold>

/** Steps of a label or a trial. */
const StepTemplate = z.object({
  name: z.string(),
  saidBy: z.enum(['label', 'trials']),
  source: Source,
  steps: z.array(
    z.object({
      dose: z.string(),
      amount: z.number(),
      unit: z.enum(doseUnits),
      weeks: z.number().nullable(),
      doses: z.number().nullable(),
    }),
  ),
})

/** A decision on the next step. */
export const StepDecisionForm = z.object({
  decision: z.enum(['take', 'stay', 'back'], 'Choose take, stay or back'),
  /** the additional weeks of 'stay' and 'back'; 4 by default */
  weeks: weeks(WEEKS).nullish(),
  /** 'side effects', 'supply', 'prescriber' or own words; a step on hold requires 'prescriber' */
  reason: optionalLine(200),
  /**
   * the next or current step that the person saw: refused if another device has decided since. Without it, a second
   * 'take' on one day is refused unless its step is due
   */
  step: z.int('Choose a step').min(0, 'Choose a step').optional(),
  /** the earlier step that 'back' leads to; the previous one by default */
  to: z.int('Choose a step').min(0, 'Choose a step').optional(),
  clientId: clientId.optional(),
})

const params = z.object({ id: rowIdInPath })

export const readDoseSteps = call(calls.readDoseSteps, {
  summary: 'Get the dose steps of a plan entry, and the next one',
  params,
  reply: DoseSteps,
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const listDoseSteps = call(calls.listDoseSteps, {
  summary: 'List the dose steps of your active plan entries, newest entry first',
  query: ownPage,
  reply: z.array(DoseSteps),
})

export const listStepDecisions = call(calls.listStepDecisions, {
  summary: 'List decisions on the dose steps of a plan entry, newest first',
  params,
  query: ownPage,
  reply: z.array(StepDecision),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const listStepHolds = call(calls.listStepHolds, {
  summary: 'List when the dose steps of a plan entry were on hold, latest first; at most 100',
  params,
  reply: z.array(StepHold),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const writeDoseSteps = call(calls.writeDoseSteps, {
  summary: 'Replace the dose steps of a plan entry; its dose stays',
  params,
  body: z.object({ steps: DoseStepList }),
  reply: DoseSteps.extend({ warnings }),
  errors: ['PLAN_ENTRY_NOT_FOUND', 'STEP_HISTORY_FULL', 'STEP_OUT_OF_RANGE'],
})

export const previewStepWarnings = call(calls.previewStepWarnings, {
  summary: 'Preview the warnings about the doses of a plan entry’s steps without saving them',
  params,
  body: z.object({
    /** in order; may be unfinished */
    doses: z.array(z.string().max(100)).max(MAX_DOSE_STEPS, `You can have ${MAX_DOSE_STEPS} steps`),
  }),
  reply: z.object({ warnings }),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const decideDoseStep = call(calls.decideDoseStep, {
  summary: 'Decide on a plan entry’s dose steps: take the next, stay or go back',
  params,
  body: StepDecisionForm,
  reply: DoseSteps.extend({ warnings }),
  errors: [
    'PLAN_ENTRY_NOT_FOUND',
    'NO_NEXT_STEP',
    'NO_EARLIER_STEP',
    'STEP_CHANGED',
    'STEP_TAKEN_TODAY',
    'STEP_ON_HOLD',
    'STEP_HISTORY_FULL',
  ],
})

export const listStepTemplates = call(calls.listStepTemplates, {
  summary: 'List dose-step templates from labels and trials for a catalog peptide, with sources',
  query: z.object({ peptideId: rowIdInPath }),
  reply: z.array(StepTemplate),
  errors: ['PEPTIDE_NOT_FOUND'],
})
