import { doseUnits } from '@pepwell/domain/doses/doses'
import { MAX_SITES_PER_DOSE } from '@pepwell/domain/doses/injection-sites'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  calendarDay,
  clientId,
  instant,
  optionalLine,
  optionalText,
  pageSize,
  requiredText,
  rowId,
  rowIdInPath,
  spansAtMost,
} from '../fields.ts'
import { ImportedEntries, importedEntries, importSource } from '../imports/imported-entries.ts'
import { warnings } from '../plan/warnings.ts'
import { drawReply, vialChoice } from '../vials/vial-draws.ts'
import * as calls from './doses.calls.ts'

/** Larger volumes, in mL, are not injections. */
export const MAX_VOLUME_ML = 100

/** Logs before this instant are typos. */
const EARLIEST_DOSE = Date.UTC(2000, 0, 1)

/**
 * A logged dose. `userPeptideId` is null once the plan entry was removed; the name stays. `amount` and `unit` are
 * parsed from `dose`; null if it isn't an amount with a unit. `editedAt` is null if it was never edited.
 */
export const DoseLog = z.object({
  id: z.number(),
  userPeptideId: z.number().nullable(),
  peptideName: z.string(),
  dose: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(doseUnits).nullable(),
  volume: z.number().nullable(),
  injectionSite: z.string().nullable(),
  /** the other sites of a split dose */
  additionalSites: z.array(z.string()),
  feeling: z.string().nullable(),
  notes: z.string().nullable(),
  takenAt: instant,
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type DoseLog = z.output<typeof DoseLog>

/** A stored dose, with its warnings and vials. */
export const StoredDose = DoseLog.extend({ warnings, ...drawReply })
export type StoredDose = z.output<typeof StoredDose>

/** A dose's previous version, and when it was replaced. */
export const DoseVersion = DoseLog.pick({
  dose: true,
  volume: true,
  injectionSite: true,
  additionalSites: true,
  feeling: true,
  notes: true,
  takenAt: true,
}).extend({ replacedAt: instant })
export type DoseVersion = z.output<typeof DoseVersion>

/** One occurrence of a reminder, identified by its intended day. */
const OccurrenceKey = z.object(
  { reminderId: rowId('This is not a valid id'), occursOn: calendarDay },
  'Please name a reminder and a day',
)
export type OccurrenceKey = z.output<typeof OccurrenceKey>

/** The sites of a split dose besides `injectionSite`, without repeats. */
const additionalSites = z
  .array(requiredText(100, 'Please name the site'))
  .max(MAX_SITES_PER_DOSE - 1, `A dose can be split over at most ${MAX_SITES_PER_DOSE} sites`)

/**
 * A new dose. `volume` is in mL. The client generates `clientId` once per dose, so that a double tap or a retry is
 * stored once; without it every call is a new dose. `settles` is the reminder occurrence that the person chose for it;
 * without one, or if that one is already taken, the dose resolves the nearest.
 */
export const NewDose = z.object({
  userPeptideId: rowId('Please select a peptide'),
  dose: requiredText(100, 'Dose is required'),
  volume: z
    .number('Volume must be a number')
    .min(0.001, 'Volume must be at least 0.001 mL')
    .max(MAX_VOLUME_ML, `Volume must be at most ${MAX_VOLUME_ML} mL`)
    .multipleOf(0.001, 'Volume has at most 3 decimals')
    .nullish(),
  injectionSite: optionalLine(100),
  additionalSites: additionalSites.optional(),
  feeling: optionalText(1000),
  notes: optionalText(2000),
  takenAt: instant.refine((at) => Date.parse(at) >= EARLIEST_DOSE, 'Please enter a valid date and time'),
  settles: OccurrenceKey.optional(),
  clientId: clientId.optional(),
  ...vialChoice,
})

/**
 * A partial change to a dose; omitted fields stay. Clearing only the first site keeps the others. A new `takenAt` or
 * `settles` assigns it to an occurrence again; otherwise it keeps its occurrence.
 */
export const DoseUpdate = NewDose.omit({ userPeptideId: true, clientId: true }).partial()

/** A dose in a form: a new one, or a change to the stored one with an `id`. */
export const PreviewedDose = NewDose.pick({ userPeptideId: true, dose: true, takenAt: true }).extend({
  id: rowId('This is not a valid id').nullish(),
})

/** The dashboard's dose dialog: separate date and time, and a required feeling. */
export const DoseForm = z.object({
  userPeptideId: rowId('Please select a peptide'),
  dose: requiredText(100, 'Dose is required'),
  volume: NewDose.shape.volume,
  injectionSite: optionalLine(100),
  additionalSites: NewDose.shape.additionalSites,
  feeling: requiredText(1000, "Please describe how you're feeling"),
  notes: optionalText(2000),
  takenDate: z.string().min(1, 'Date is required'),
  takenTime: z.string().min(1, 'Time is required'),
})

export const listDoses = call(calls.listDoses, {
  summary: 'List your doses, latest first, paged by the last row',
  query: z.object({
    limit: pageSize({ max: 200, defaultSize: 50 }),
    /** id of the last row of the previous page */
    after: rowIdInPath.optional(),
    /** id of a plan entry: only doses of its peptide, those of earlier entries included */
    peptideOf: rowIdInPath.optional(),
  }),
  reply: z.array(DoseLog),
})

/** The maximum number of days per request: 53 whole weeks. */
const MAX_DAYS = 371

/** A day's doses, counted by peptide. */
export const DayOfDoses = z.object({
  day: z.string(),
  doses: z.number(),
  peptides: z.array(z.object({ name: z.string(), doses: z.number() })),
})
export type DayOfDoses = z.output<typeof DayOfDoses>

export const doseDays = call(calls.doseDays, {
  summary: 'Count logged doses by day and peptide; days without any are omitted',
  query: z.object({ from: calendarDay, to: calendarDay }).refine(...spansAtMost(MAX_DAYS)),
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.array(DayOfDoses),
})

/** A peptide whose dose changed: its dose levels, earliest first, each with its first and last day. */
export const SteppedPeptide = z.object({
  name: z.string(),
  /** its color slot, 1 to 8; null once it left the plan */
  hue: z.number().nullable(),
  levels: z.array(z.object({ dose: z.string(), from: z.string(), to: z.string() })),
})
export type SteppedPeptide = z.output<typeof SteppedPeptide>

export const doseSteps = call(calls.doseSteps, {
  summary: 'List your peptides whose dose changed in the last 52 weeks, most steps first',
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.array(SteppedPeptide),
})

export const doseOccurrences = call(calls.doseOccurrences, {
  summary: 'Get the reminder occurrence that a dose would resolve, and the other one on a tie',
  query: z.object({
    userPeptideId: rowIdInPath,
    takenAt: instant,
    /** an edited dose may resolve its own occurrence again */
    doseId: rowIdInPath.optional(),
  }),
  reply: z.array(OccurrenceKey.extend({ at: instant })),
})

export const logDose = call(calls.logDose, {
  summary: 'Log a dose',
  body: NewDose,
  reply: StoredDose,
  status: 201,
  errors: [
    'PLAN_ENTRY_NOT_FOUND',
    'TAKEN_IN_FUTURE',
    'SITES_NOT_DISTINCT',
    'FIRST_SITE_MISSING',
    'DOSES_OF_DAY_FULL',
    'DOSES_FULL',
    'VIAL_NOT_FOUND',
    'VIAL_LEDGER_FULL',
  ],
})

const params = z.object({ id: rowIdInPath })

export const updateDose = call(calls.updateDose, {
  summary: 'Update a dose; keeps its earlier version and updates everything counted from it',
  params,
  body: DoseUpdate,
  reply: StoredDose,
  errors: [
    'DOSE_NOT_FOUND',
    'TAKEN_IN_FUTURE',
    'SITES_NOT_DISTINCT',
    'FIRST_SITE_MISSING',
    'DOSES_OF_DAY_FULL',
    'VIAL_NOT_FOUND',
    'VIAL_LEDGER_FULL',
  ],
})

export const removeDose = call(calls.removeDose, {
  summary: 'Delete a dose; its reminder occurrence reopens or goes to another dose',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['DOSE_NOT_FOUND'],
})

export const previewDoseWarnings = call(calls.previewDoseWarnings, {
  summary: 'Preview the warnings for a dose without storing it',
  body: PreviewedDose,
  reply: z.object({
    warnings,
    /** warnings omitted because they were dismissed in the plan */
    dismissed: z.array(z.string()),
  }),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const importDoses = call(calls.importDoses, {
  summary: 'Log the doses of a file; known client ids are skipped',
  body: z.object({
    source: importSource,
    doses: importedEntries(NewDose.omit({ settles: true, vialId: true, vialIds: true }).extend({ clientId })),
  }),
  reply: ImportedEntries,
  errors: [
    'PLAN_ENTRY_NOT_FOUND',
    'TAKEN_IN_FUTURE',
    'SITES_NOT_DISTINCT',
    'FIRST_SITE_MISSING',
    'DOSES_OF_DAY_FULL',
    'DOSES_FULL',
  ],
})

export const doseVersions = call(calls.doseVersions, {
  summary: 'List a dose’s earlier versions, latest first',
  params,
  reply: z.array(DoseVersion),
  errors: ['DOSE_NOT_FOUND'],
})

const DoseCount = z.object({ taken: z.number(), due: z.number() })

/** The most recent days including today, and as many before them: 30, or 42 with fewer than two doses a week due. */
const AdherenceSpans = z.object({
  /** length of each period in days */
  days: z.number(),
  now: DoseCount,
  before: DoseCount,
})

export const stats = call(calls.stats, {
  summary: 'Get the dashboard figures from your plan and logs',
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.object({
    /** plan entries with status active */
    activePeptides: z.number(),
    /** whole percent of the doses due in the last 52 weeks, 0 to 100; null while none were due */
    adherenceRate: z.number().nullable(),
    /** difference between the two periods in percentage points; null with too little data */
    adherenceTrend: z.number().nullable(),
    /** the compared periods; null without a trend */
    adherenceSpans: AdherenceSpans.nullable(),
    /** days of the last week with a due dose that was never logged, by plan entry */
    missedLately: z.array(z.object({ userPeptideId: z.number(), day: z.string() })),
    /** days with at least one dose, in the person's time zone */
    daysTracked: z.number(),
    totalDoses: z.number(),
  }),
})
