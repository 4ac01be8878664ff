import { type LoggedUnit, loggedUnits, MAX_POUNDS, toPounds } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, optionalText, pageSize, rowIdInPath } from '../fields.ts'
import { ImportedEntries, importedEntries, importSource } from '../imports/imported-entries.ts'
import { PHOTO_BODY_LIMIT } from './progress-photos.ts'
import * as calls from './weight.calls.ts'

const NO_WEIGHT = 'Please enter a valid weight'

/** Enough for a year of daily weigh-ins. */
export const WEIGHT_LOGS_AT_ONCE = 366

const MAX_LINK_LENGTH = 2000

/** A weigh-in. `weight` and `unit` as typed, `pounds` for calculations. `editedAt` is null if it was never edited. */
export const WeightLog = z.object({
  id: z.number(),
  weight: z.number(),
  unit: z.enum(loggedUnits),
  pounds: z.number(),
  notes: z.string().nullable(),
  /** URL of a progress photo, or an external link */
  photoUrl: z.string().nullable(),
  weighInDate: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type WeightLog = z.output<typeof WeightLog>

/** Text without spaces or characters that browsers parse differently. */
const LINK = /^https?:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/i

const isPhoto = (url: string): boolean =>
  url.startsWith('data:') ||
  (url.length <= MAX_LINK_LENGTH && LINK.test(url) && !url.includes('\u0000') && url.isWellFormed())

const weight = z.number(NO_WEIGHT).min(0.1, NO_WEIGHT).max(MAX_POUNDS, NO_WEIGHT)

const Weight = z.object({
  weight,
  unit: z.enum(loggedUnits, 'Please choose lbs or kg'),
})

/** The maximum precision of a weight in decimals: kg scales also show steps of 50 g. */
const finest: Record<LoggedUnit, number> = { lbs: 1, kg: 2 }

/** The error for a more precise weight. */
export const tooPreciseMessage = (unit: LoggedUnit): string =>
  `Please enter a weight in steps of ${10 ** -finest[unit]}`

const isTooFine = (weight: number, unit: LoggedUnit): boolean =>
  Number(weight.toFixed(finest[unit])) !== weight

/** Validates a weight in its unit. */
function problemOf(weight: number, unit: LoggedUnit): string | undefined {
  if (toPounds(weight, unit) > MAX_POUNDS) return NO_WEIGHT
  return isTooFine(weight, unit) ? tooPreciseMessage(unit) : undefined
}

function checkWeight(sent: { weight?: number; unit?: LoggedUnit }, context: z.RefinementCtx): void {
  const problem = sent.weight !== undefined && problemOf(sent.weight, sent.unit ?? 'lbs')
  if (problem) context.addIssue({ code: 'custom', message: problem, path: ['weight'] })
}

/**
 * A new weigh-in. `weighInDate` defaults to today in the person's time zone. `photoUrl` is a data URL, stored as a
 * progress photo, or a link, stored as is. The client generates `clientId` once per weigh-in, so that a retry is stored
 * once.
 */
export const NewWeightLog = Weight.extend({
  unit: Weight.shape.unit.default('lbs'),
  notes: optionalText(2000),
  photoUrl: z
    .string('Please select a photo')
    .refine(isPhoto, 'A photo link must begin with https://')
    .nullish(),
  weighInDate: calendarDay.optional(),
  clientId: clientId.optional(),
}).superRefine(checkWeight)

/** A weigh-in from a file. Scales are more precise than typing: two decimals are stored. */
const ImportedWeighIn = z
  .object({
    weight: weight.multipleOf(0.01, 'Please send a weight in steps of 0.01'),
    unit: Weight.shape.unit,
    notes: optionalText(2000),
    weighInDate: calendarDay,
    clientId,
  })
  .refine(({ weight, unit }) => toPounds(weight, unit) <= MAX_POUNDS, {
    message: NO_WEIGHT,
    path: ['weight'],
  })
export type ImportedWeighIn = z.output<typeof ImportedWeighIn>

/** A partial change to a weigh-in; omitted fields stay. Number and unit come together. */
export const WeightLogUpdate = Weight.extend({ notes: optionalText(2000), weighInDate: calendarDay })
  .partial()
  .refine(({ weight, unit }) => (weight === undefined) === (unit === undefined), {
    message: 'Please send a weight with its unit',
    path: ['weight'],
  })
  .superRefine(checkWeight)

export const listWeightLogs = call(calls.listWeightLogs, {
  summary: 'List your weigh-ins, latest first, paged by the last row',
  query: z.object({
    limit: pageSize({ max: 1000, defaultSize: WEIGHT_LOGS_AT_ONCE }),
    /** id of the last row of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(WeightLog),
})

export const latestWeightLog = call(calls.latestWeightLog, {
  summary: 'Get your latest weigh-in; null without one',
  reply: WeightLog.nullable(),
})

export const weightProgress = call(calls.weightProgress, {
  summary: 'Get your weight progress in pounds; null where unknown',
  reply: z.object({
    /** the first weigh-in's */
    start: z.number().nullable(),
    /** the latest weigh-in's */
    current: z.number().nullable(),
    /** the starting weight toward the goal; null without a goal */
    farthest: z.number().nullable(),
    goal: z.number().nullable(),
    /** whole percent toward the goal, 0 to 100; null without a goal or a weigh-in */
    percentage: z.number().nullable(),
    /** difference between the means of the last 7 days and the 7 before; null without both */
    trend: z.number().nullable(),
  }),
})

export const logWeight = call(calls.logWeight, {
  summary: 'Log a weigh-in; the newest one becomes the profile’s weight',
  body: NewWeightLog,
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: WeightLog,
  status: 201,
  errors: [
    'LOGGED_IN_FUTURE',
    'PHOTO_LINK_REFUSED',
    'PHOTO_NOT_AN_IMAGE',
    'PHOTO_TOO_LARGE',
    'PHOTO_SPACE_FULL',
    'TOO_MANY_REQUESTS',
  ],
})

const params = z.object({ id: rowIdInPath })

export const importWeighIns = call(calls.importWeighIns, {
  summary: 'Log the weigh-ins of a file; known client ids are skipped',
  body: z.object({ source: importSource, weighIns: importedEntries(ImportedWeighIn) }),
  reply: ImportedEntries,
  errors: ['LOGGED_IN_FUTURE'],
})

export const updateWeightLog = call(calls.updateWeightLog, {
  summary: 'Update a weigh-in; keeps its earlier version, and its photo moves with its date',
  params,
  body: WeightLogUpdate,
  reply: WeightLog,
  errors: ['LOGGED_IN_FUTURE', 'WEIGHT_LOG_NOT_FOUND'],
})

export const removeWeightLog = call(calls.removeWeightLog, {
  summary: 'Delete a weigh-in; its photo stays',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['WEIGHT_LOG_NOT_FOUND'],
})
