import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import * as calls from './medication-levels.calls.ts'

/** Enough for three years in six-hour steps. */
const MAX_POINTS = 5000

const HOUR_MS = 3_600_000

const stepMessage = 'Please ask for steps of 1 to 168 hours'

interface Span {
  from?: string | undefined
  to?: string | undefined
  stepHours: number
}

const isWhole = ({ from, to }: Span): boolean => (from === undefined) === (to === undefined)

const hoursOf = ({ from, to }: Span): number =>
  from && to ? (Date.parse(to) - Date.parse(from)) / HOUR_MS : 0

const isForward = (span: Span): boolean => hoursOf(span) >= 0

const fits = (span: Span): boolean => hoursOf(span) / span.stepHours < MAX_POINTS

/** In percent of the person's steady-state peak; null before the first logged dose. */
const percent = z.number().nullable()

/** The response to a dose of 1 mg: a sum of exponentials over hours, in percent. */
const Kinetics = z.array(z.object({ size: z.number(), rate: z.number() }))

/** A dose on the chart; planned ones are in the future. */
const LevelDose = z.object({ at: instant, mg: z.number(), planned: z.boolean() })

/**
 * A level in percent of the person's steady-state peak at the current dose, between the model's bounds `low` and
 * `high`. If it can't be computed, `percent` is null and `reason` says why.
 */
export const MedicationLevel = z.object({
  at: instant,
  name: z.string(),
  percent,
  low: z.number().optional(),
  high: z.number().optional(),
  model: z.string().optional(),
  /** the model's source; `url` is null for the person's own numbers */
  source: z
    .object({ name: z.string(), url: z.string().nullable(), checked: z.string().nullable() })
    .optional(),
  /** an explanation of the level */
  note: z.string().optional(),
  reason: z.string().optional(),
  /** the first logged dose; earlier levels are unknown */
  since: instant.optional(),
  /** the regimen whose steady-state peak is 100 percent */
  regimen: z.object({ mg: z.number(), intervalHours: z.number() }).optional(),
  /** for a period: its levels, `planned` where planned doses may count; no future ones while the plan is paused */
  points: z
    .array(z.object({ at: instant, percent, low: percent, high: percent, planned: z.boolean() }))
    .optional(),
  /** for a period: its doses, logged and planned, and earlier ones that still count */
  doses: z.array(LevelDose).optional(),
  /** for a period without a curve: the instants of its doses, earliest first */
  taken: z.array(z.object({ at: instant, planned: z.boolean() })).optional(),
  /** for a period: each dose's response, so that any other instant can be computed without another call */
  curves: z.object({ bounds: z.array(Kinetics), typical: Kinetics.optional() }).optional(),
})
export type MedicationLevel = z.output<typeof MedicationLevel>

export const medicationLevel = call(calls.medicationLevel, {
  summary:
    'Estimate a medicine’s level now, at an instant or over a period; a model from published averages, not a measurement',
  params: z.object({ userPeptideId: rowIdInPath }),
  query: z
    .object({
      at: instant.optional(),
      from: instant.optional(),
      to: instant.optional(),
      stepHours: z.coerce
        .number(stepMessage)
        .int(stepMessage)
        .min(1, stepMessage)
        .max(168, stepMessage)
        .default(6),
    })
    .refine(isWhole, { message: 'Please send both ends of the span', path: ['to'] })
    .refine(isForward, { message: 'Please send the earlier end first', path: ['to'] })
    .refine(fits, { message: `Please ask for at most ${MAX_POINTS} points`, path: ['to'] }),
  reply: MedicationLevel,
  isCostly: true,
  errors: ['PLAN_ENTRY_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
