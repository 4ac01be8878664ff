import {
  followsDoses,
  MAX_TIMES,
  reminderFrequencies,
  reminderTimings,
} from '@pepwell/domain/reminders/reminders'
import { repeatIntervals } from '@pepwell/domain/reminders/repeats'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { formatAlternatives } from '@pepwell/domain/text/format-list'
import { z } from 'zod'
import { call } from '../call.ts'
import { Source } from '../catalogue/medicines.ts'
import { calendarDay, instant, optionalText, ownPage, requiredText, rowId, rowIdInPath } from '../fields.ts'
import { warnings } from '../plan/warnings.ts'
import {
  checkNumbers,
  hasRequiredDays,
  matchesFrequency,
  missingDays,
  NO_DAY,
  scheduleFields,
} from './reminder-schedule-fields.ts'
import * as calls from './reminders.calls.ts'

const NO_TIMING = 'Please select at least one reminder timing'

/** A list, or the same as JSON text: clients of the specification send both. */
const listOf = <Item extends z.ZodType>(item: Item, message: string) =>
  z
    .union([z.array(item), z.string().max(500)], message)
    .transform((value, context) => {
      if (typeof value !== 'string') return value
      try {
        const parsed = z.array(item).safeParse(JSON.parse(value))
        if (parsed.success) return parsed.data
      } catch {}
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .transform((list) => [...new Set(list)])

/** Empty only next to a frequency without weekdays. */
const days = listOf(z.enum(weekdays, NO_DAY), NO_DAY)
const timing = z
  .int(NO_TIMING)
  .refine((minutes) => reminderTimings.includes(minutes), { error: NO_TIMING, abort: true })
const timingOptions = listOf(timing, NO_TIMING).refine((list) => list.length > 0, NO_TIMING)

const Channels = z.object({ push: z.boolean(), email: z.boolean(), sms: z.boolean() })
const ChosenChannels = z.strictObject(Channels.shape, 'Please choose push, email or SMS').partial()

/** A due occurrence without an outcome. */
const Overdue = z.object({
  /** the dose of that day: before a later dose step, the earlier one */
  dose: z.string(),
  occursOn: calendarDay,
  since: instant,
  /** until when it may be taken: per the label, otherwise until the next one; null without an end */
  until: instant.nullable(),
  /** whether the label's window is over: skip it and take the next one */
  isMissed: z.boolean(),
  /** when the next one is due; null when the plan ends before */
  nextAt: instant.nullable(),
  /** where the label says so; null without a label's rule */
  label: Source.nullable(),
})
export type Overdue = z.output<typeof Overdue>

/** A reminder. `days` and `timingOptions` are JSON text, as in the specification. */
export const Reminder = z.object({
  id: z.number(),
  userPeptideId: z.number(),
  userPeptide: z.object({ id: z.number(), status: z.string(), peptide: z.object({ name: z.string() }) }),
  title: z.string(),
  /** the displayed dose: its own, or the plan's */
  dose: z.string(),
  /** the dose chosen for it; null while it follows the plan */
  ownDose: z.string().nullable(),
  frequency: z.string(),
  time: z.string(),
  days: z.string(),
  timingOptions: z.string(),
  /** number of days, weeks or months between occurrences; null when the frequency needs none, like the next two */
  every: z.number().nullable(),
  daysOn: z.number().nullable(),
  daysOff: z.number().nullable(),
  /** the first day of frequencies that don't only follow weekdays */
  anchor: z.string(),
  /** doses can't resolve earlier occurrences: the reminder didn't exist, was paused or had other days */
  countsFrom: instant,
  /** minutes between repeats until the dose is logged; null without repeats */
  repeatEvery: z.number().nullable(),
  isActive: z.boolean(),
  notifications: Channels,
  /** the plan's frequency, if the reminder's times no longer match it and the person hasn't decided; null otherwise */
  planSays: z.string().nullable(),
  /** an occurrence within the last hour without an outcome; null otherwise */
  dueSince: instant.nullable(),
  /** an overdue occurrence that may still be taken or reported as missed; null otherwise */
  overdue: Overdue.nullable(),
  /** when a snooze ends; null without one */
  snoozedUntil: instant.nullable(),
  /** the next occurrence; null while paused or without days */
  nextAt: instant.nullable(),
  /** ids of the doses that resolved its latest occurrences, latest first */
  takenBy: z.array(z.number()),
  /** its last occurrence, if it has no outcome and is no longer overdue; null otherwise */
  missedAt: instant.nullable(),
})
export type Reminder = z.output<typeof Reminder>

/** A stored reminder with its warnings. */
export const StoredReminder = Reminder.extend({ warnings })
export type StoredReminder = z.output<typeof StoredReminder>

const time = z
  .string('Time is required')
  .min(1, 'Time is required')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time')

const TOO_MANY_TIMES = `Please choose at most ${MAX_TIMES} times`
const ONE_TIME = 'A reminder after the last dose has one time'

const repeatEvery = z
  .literal(repeatIntervals, {
    error: () => `Please choose ${formatAlternatives(repeatIntervals.map(String))} minutes`,
  })
  .nullable()

/** The New Reminder dialog; `days` where they apply. A dose equal to the plan's follows the plan. */
export const NewReminder = z
  .object({
    title: requiredText(200, 'Title is required'),
    userPeptideId: rowId('Please select a peptide'),
    dose: requiredText(100, 'Dose is required'),
    frequency: z.enum(reminderFrequencies, 'Frequency is required'),
    ...scheduleFields,
    time,
    /** additional times of day, each of which becomes its own reminder */
    alsoAt: z
      .array(time, 'Please enter a valid time')
      .max(MAX_TIMES - 1, TOO_MANY_TIMES)
      .default([]),
    days: days.optional(),
    timingOptions: timingOptions.default([30]),
    repeatEvery: repeatEvery.default(null),
    isActive: z.boolean().default(true),
    notifications: ChosenChannels.default({}),
    clientId: z.uuid('This is not a valid id').optional(),
  })
  .refine(hasRequiredDays, missingDays)
  .refine(({ frequency, alsoAt }) => alsoAt.length === 0 || !followsDoses(frequency), {
    path: ['alsoAt'],
    message: ONE_TIME,
  })
  .superRefine(checkNumbers)

/**
 * A partial change to a reminder; omitted fields stay. Numbers and first day come with their frequency. A null dose, or
 * one equal to the plan's, follows the plan.
 */
export const ReminderUpdate = z
  .object({
    title: requiredText(200, 'Title is required').optional(),
    dose: requiredText(100, 'Dose is required').nullable().optional(),
    frequency: z.enum(reminderFrequencies, 'Frequency is required').optional(),
    ...scheduleFields,
    time: time.optional(),
    days: days.optional(),
    timingOptions: timingOptions.optional(),
    repeatEvery: repeatEvery.optional(),
    isActive: z.boolean().optional(),
    notifications: ChosenChannels.optional(),
    /** the plan's frequency for which the person keeps the present times: we don't ask again */
    keepsDespite: requiredText(100, 'Frequency is required').optional(),
  })
  .refine((update) => update.days === undefined || hasRequiredDays(update), {
    path: ['days'],
    message: NO_DAY,
  })
  .refine(matchesFrequency, { path: ['frequency'], message: 'Frequency is required' })
  .superRefine(checkNumbers)

const params = z.object({ id: rowIdInPath })
const Message = z.object({ message: z.string() })

export const listReminders = call(calls.listReminders, {
  summary: 'List your reminders, newest first',
  query: ownPage,
  reply: z.array(Reminder),
})

export const addReminder = call(calls.addReminder, {
  summary: 'Create a reminder for a plan entry, and one per additional time; returns the first',
  body: NewReminder,
  reply: StoredReminder,
  status: 201,
  errors: ['PLAN_ENTRY_NOT_FOUND', 'REMINDERS_FULL'],
})

export const updateReminder = call(calls.updateReminder, {
  summary: 'Update, pause or resume a reminder; only its future changes',
  params,
  body: ReminderUpdate,
  reply: StoredReminder,
  errors: ['REMINDER_NOT_FOUND'],
})

export const removeReminder = call(calls.removeReminder, {
  summary: 'Delete a reminder',
  params,
  reply: Message,
  errors: ['REMINDER_NOT_FOUND'],
})

/** An occurrence, identified by its intended day. */
const Occurrence = z.object({ occursOn: calendarDay })

/** The maximum snooze: a day. */
const MAX_MINUTES = 1440

const NO_MINUTES = `Please choose 1 to ${MAX_MINUTES} minutes`

export const snoozeReminder = call(calls.snoozeReminder, {
  summary: 'Snooze an occurrence, for ten minutes by default',
  params,
  body: Occurrence.extend({
    minutes: z.int(NO_MINUTES).min(1, NO_MINUTES).max(MAX_MINUTES, NO_MINUTES).default(10),
  }),
  reply: z.object({ dueAt: instant }),
  errors: ['REMINDER_NOT_FOUND', 'OCCURRENCE_SETTLED', 'LOGGED_IN_FUTURE'],
})

/** The maximum length of a skip reason. */
const MAX_REASON = 200

export const skipReminder = call(calls.skipReminder, {
  summary: 'Skip an occurrence; it doesn’t count as missed',
  params,
  /** `reason` keeps its first value */
  body: Occurrence.extend({ reason: optionalText(MAX_REASON) }),
  reply: Message,
  errors: ['REMINDER_NOT_FOUND', 'OCCURRENCE_SETTLED', 'LOGGED_IN_FUTURE'],
})
