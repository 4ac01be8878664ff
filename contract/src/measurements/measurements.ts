import {
  isPossible,
  type MeasurementName,
  measurementNames,
  unitsOf,
} from '@pepwell/domain/measurements/measurements'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  instant,
  lifeInstant,
  numberOr,
  optionalText,
  ownPage,
  requiredText,
  rowIdInPath,
} from '../fields.ts'
import * as calls from './measurements.calls.ts'

const kind = z.enum(measurementNames, 'Choose what you measured')

/** A measurement as typed and in its kind's canonical unit. `editedAt` is null if it was never edited. */
export const Measurement = z.object({
  id: z.number(),
  kind,
  value: z.number(),
  unit: z.string(),
  canonicalValue: z.number(),
  canonicalUnit: z.string(),
  measuredAt: instant,
  note: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type Measurement = z.output<typeof Measurement>

const NUMBER = 'Enter a number'

/** The input of a measurement. */
const MeasurementFields = z.object({
  kind,
  value: z
    .number(numberOr(NUMBER))
    .min(0, 'Enter 0 or more')
    .max(100_000, 'Enter a smaller number')
    .refine((value) => Number(value.toFixed(3)) === value, 'Use at most 3 decimals'),
  unit: requiredText(20, 'Choose a unit'),
  measuredAt: lifeInstant,
  note: optionalText(2000),
})

interface Typed {
  kind: MeasurementName
  value: number
  unit: string
}

/** Why a value is invalid for its kind, and the field to blame. */
export function measurementProblem({
  kind,
  value,
  unit,
}: Typed): { path: 'unit' | 'value'; message: string } | undefined {
  if (!unitsOf(kind).includes(unit)) return { path: 'unit', message: `Choose ${unitsOf(kind).join(' or ')}` }
  if (isPossible(kind, value, unit)) return undefined
  return { path: 'value', message: unit === '/10' ? 'Enter 0 to 10' : `Is ${value} ${unit} right?` }
}

function checkTyped(typed: Partial<Typed>, context: z.RefinementCtx): void {
  const { kind, value, unit } = typed
  if (kind === undefined || value === undefined || unit === undefined) return
  const problem = measurementProblem({ kind, value, unit })
  if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.path] })
}

export const MeasurementForm = MeasurementFields.superRefine(checkTyped)

/** A new measurement. The client generates `clientId` once per measurement, so that a retry is stored once. */
export const NewMeasurement = MeasurementFields.extend({ clientId: clientId.optional() }).superRefine(
  checkTyped,
)

/** A partial change to a measurement; omitted fields stay, and the result must be valid. */
export const MeasurementUpdate = MeasurementFields.partial().superRefine(checkTyped)

export const listMeasurements = call(calls.listMeasurements, {
  summary: 'List your measurements, latest first, paged by the last row',
  query: ownPage,
  reply: z.array(Measurement),
})

export const logMeasurement = call(calls.logMeasurement, {
  summary: 'Log a measurement',
  body: NewMeasurement,
  reply: Measurement,
  status: 201,
  errors: ['MEASURED_IN_FUTURE', 'MEASUREMENT_NOT_FOUND', 'MEASUREMENTS_FULL'],
})

const params = z.object({ id: rowIdInPath })

export const updateMeasurement = call(calls.updateMeasurement, {
  summary: 'Update a measurement; keeps its earlier version',
  params,
  body: MeasurementUpdate,
  reply: Measurement,
  errors: ['MEASURED_IN_FUTURE', 'MEASUREMENT_NOT_FOUND'],
})

export const removeMeasurement = call(calls.removeMeasurement, {
  summary: 'Delete a measurement',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['MEASUREMENT_NOT_FOUND'],
})
