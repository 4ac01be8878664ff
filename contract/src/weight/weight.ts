import { type LoggedUnit, loggedUnits, MAX_POUNDS, toPounds } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, optionalText, pageSize, rowIdInPath } from '../fields.ts'
import { ImportedEntries, importedEntries, importSource } from '../imports/imported-entries.ts'
import { PHOTO_BODY_LIMIT } from './progress-photos.ts'
import * as calls from './weight.calls.ts'

declare module '../call.ts' {
  interface Declared {
    weight: typeof import('./weight.ts')
  }
}

const NO_WEIGHT = 'Please enter a valid weight'

/** Enough for a year of daily weigh-ins. */
export const WEIGHT_LOGS_AT_ONCE = 366

const LONGEST_LINK = 2000

/** A weigh-in. `weight` and `unit` as they were typed, `pounds` for everything that is counted. `editedAt` is null for one that is as it was logged. */
export const WeightLog = z.object({
  id: z.number(),
  weight: z.number(),
  unit: z.enum(loggedUnits),
  pounds: z.number(),
  notes: z.string().nullable(),
  /** an own progress photo's address, or a link that was given instead of one */
  photoUrl: z.string().nullable(),
  weighInDate: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type WeightLog = z.output<typeof WeightLog>

/** Text without spaces and without anything that a browser would read differently from us. */
const LINK = /^https?:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/i

const isPhoto = (url: string): boolean =>
  url.startsWith('data:') ||
  (url.length <= LONGEST_LINK && LINK.test(url) && !url.includes('\u0000') && url.isWellFormed())

const weight = z.number(NO_WEIGHT).min(0.1, NO_WEIGHT).max(MAX_POUNDS, NO_WEIGHT)

const Weight = z.object({
  weight,
  unit: z.enum(loggedUnits, 'Please choose lbs or kg'),
})

/** How fine a weight may be, in decimals: scales in kg also show steps of 50 g. */
const finest: Record<LoggedUnit, number> = { lbs: 1, kg: 2 }

/** What is said of a weight finer than that. */
export const tooFineIn = (unit: LoggedUnit): string =>
  `Please enter a weight in steps of ${10 ** -finest[unit]}`

const isTooFine = (weight: number, unit: LoggedUnit): boolean =>
  Number(weight.toFixed(finest[unit])) !== weight

/** What is wrong with a weight in its unit, if anything is. */
function problemOf(weight: number, unit: LoggedUnit): string | undefined {
  if (toPounds(weight, unit) > MAX_POUNDS) return NO_WEIGHT
  return isTooFine(weight, unit) ? tooFineIn(unit) : undefined
}

function checkWeight(sent: { weight?: number; unit?: LoggedUnit }, context: z.RefinementCtx): void {
  const problem = sent.weight !== undefined && problemOf(sent.weight, sent.unit ?? 'lbs')
  if (problem) context.addIssue({ code: 'custom', message: problem, path: ['weight'] })
}

/**
 * A weigh-in as it is logged. `weighInDate` is the person's today unless given. `photoUrl` is a picture as a data URL,
 * which is stored as a progress photo, or a link, which is kept. `clientId` is made by the client once per weigh-in, so
 * that a retry is stored once.
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

/** A weigh-in of a file. Scales measure finer than people type: two decimals are stored. */
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

/** A change to a weigh-in; what is left out stays. A number says nothing without its unit, so the two come together. */
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
    limit: pageSize({ most: 1000, usual: WEIGHT_LOGS_AT_ONCE }),
    /** id of the last row of the page before */
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
    /** where the way to the goal began; null without a goal */
    farthest: z.number().nullable(),
    goal: z.number().nullable(),
    /** whole per cent of that way, 0 to 100; null without a goal or a weigh-in */
    percentage: z.number().nullable(),
    /** by how much the mean of the last 7 days differs from that of the 7 before; null without both */
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
