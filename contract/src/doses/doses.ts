import { doseUnits } from '@pepwell/domain/doses/doses'
import { MOST_SITES_OF_A_DOSE } from '@pepwell/domain/doses/injection-sites'
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

declare module '../call.ts' {
  interface Declared {
    doses: typeof import('./doses.ts')
  }
}

/** Volumes above this many mL are no injection. */
const MAX_VOLUME_ML = 100

/** Nobody kept a log here before this instant; earlier ones are slips of the keyboard. */
const EARLIEST_DOSE = Date.UTC(2000, 0, 1)

/**
 * A logged dose. `userPeptideId` is null once the plan entry was removed; the name stays. `amount` and `unit` are what the text of
 * `dose` says; null where it says no amount with its unit. `editedAt` is null for one that is as it was logged.
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
  /** the other sites of a dose that was split over several */
  additionalSites: z.array(z.string()),
  feeling: z.string().nullable(),
  notes: z.string().nullable(),
  takenAt: instant,
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type DoseLog = z.output<typeof DoseLog>

/** A dose as it was stored, with what there is to warn of and the vials that it was drawn from. */
export const StoredDose = DoseLog.extend({ warnings, ...drawReply })
export type StoredDose = z.output<typeof StoredDose>

/** What a dose was before an edit, and when that was. */
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

/** One time that a reminder calls for, named by the day that it is meant for. */
const OccurrenceKey = z.object(
  { reminderId: rowId('This is not a valid id'), occursOn: calendarDay },
  'Please name a reminder and a day',
)
export type OccurrenceKey = z.output<typeof OccurrenceKey>

/** The sites of a split dose besides `injectionSite`, each named once. */
const additionalSites = z
  .array(requiredText(100, 'Please name the site'))
  .max(MOST_SITES_OF_A_DOSE - 1, `A dose can be split over at most ${MOST_SITES_OF_A_DOSE} sites`)

/**
 * A dose as it is logged. `volume` in mL. `clientId` is made by the client once per dose, so that a double tap or
 * a retry is stored once; without it every call is a new dose. `settles` is the occurrence of a reminder that it is for,
 * where somebody said so; otherwise, and where that one is taken already, it settles the nearest.
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
 * A change to a dose; what is left out stays. Clearing the first site alone keeps the others. With another `takenAt`, or where `settles` says what it is for, it settles
 * anew; otherwise it stays for what it was for.
 */
export const DoseUpdate = NewDose.omit({ userPeptideId: true, clientId: true }).partial()

/** A dose as a form has it: a new one, or a change to the stored one of an `id`. */
export const PreviewedDose = NewDose.pick({ userPeptideId: true, dose: true, takenAt: true }).extend({
  id: rowId('This is not a valid id').nullish(),
})

/** The dashboard's dose dialog: date and time apart, and how one feels required. */
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
  summary: 'Own doses, latest first; the next page begins after the last row of this one',
  query: z.object({
    limit: pageSize({ most: 200, usual: 50 }),
    /** id of the last row of the page before */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(DoseLog),
})

/** The most days that may be asked for at once: 53 whole weeks. */
const MOST_DAYS = 371

/** A day with its doses, and how many of each peptide. */
export const DayOfDoses = z.object({
  day: z.string(),
  doses: z.number(),
  peptides: z.array(z.object({ name: z.string(), doses: z.number() })),
})
export type DayOfDoses = z.output<typeof DayOfDoses>

export const doseDays = call(calls.doseDays, {
  summary: 'How many doses were logged on each own day of a span, and of what; days without any are left out',
  query: z.object({ from: calendarDay, to: calendarDay }).refine(...spansAtMost(MOST_DAYS)),
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.array(DayOfDoses),
})

/** A peptide whose dose was changed: in which doses it was taken, earliest first, each from a day to another. */
export const SteppedPeptide = z.object({
  name: z.string(),
  /** its colour, 1 to 8; null of what left the plan */
  hue: z.number().nullable(),
  levels: z.array(z.object({ dose: z.string(), from: z.string(), to: z.string() })),
})
export type SteppedPeptide = z.output<typeof SteppedPeptide>

export const doseSteps = call(calls.doseSteps, {
  summary: 'The own peptides whose dose was changed in the last 52 weeks, those with the most steps first',
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.array(SteppedPeptide),
})

export const doseOccurrences = call(calls.doseOccurrences, {
  summary:
    'The occurrence of a reminder that a dose would settle; where it is as near to another, that one too',
  query: z.object({
    userPeptideId: rowIdInPath,
    takenAt: instant,
    /** of a dose that is edited: what it settles is open to it */
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
  summary: 'Change an own dose; what it was before is kept, and what is counted follows',
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
  summary: 'Delete an own dose; what it settled is open again, or another dose’s',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['DOSE_NOT_FOUND'],
})

export const previewDoseWarnings = call(calls.previewDoseWarnings, {
  summary: 'What would be warned of if a dose were logged like this; nothing is stored',
  body: PreviewedDose,
  reply: z.object({
    warnings,
    /** the sentences that are not among them because they were dismissed on the plan */
    dismissed: z.array(z.string()),
  }),
  errors: ['PLAN_ENTRY_NOT_FOUND'],
})

export const importDoses = call(calls.importDoses, {
  summary: 'Log the doses of a file. One whose client id is known is there already and stays as it is',
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
  summary: 'What an own dose was before each of its last edits, latest first',
  params,
  reply: z.array(DoseVersion),
  errors: ['DOSE_NOT_FOUND'],
})

const DoseCount = z.object({ taken: z.number(), due: z.number() })

/** The last days with today, and as many before them: 30, or 42 where fewer than two doses a week are due. */
const AdherenceSpans = z.object({
  /** how many days each of the two is long */
  days: z.number(),
  now: DoseCount,
  before: DoseCount,
})

export const stats = call(calls.stats, {
  summary: 'The dashboard figures, all from the own plan and logs',
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.object({
    /** plan entries with status active */
    activePeptides: z.number(),
    /** whole per cent of the doses due in the last 52 weeks, 0 to 100; null while nothing has been due */
    adherenceRate: z.number().nullable(),
    /** points by which the last days differ from as many before them; null without enough data */
    adherenceTrend: z.number().nullable(),
    /** what the trend compares; null without one */
    adherenceSpans: AdherenceSpans.nullable(),
    /** the days of the last week for which a dose was due and never logged, by plan entry */
    missedLately: z.array(z.object({ userPeptideId: z.number(), day: z.string() })),
    /** the person's own calendar days with at least one dose */
    daysTracked: z.number(),
    totalDoses: z.number(),
  }),
})
