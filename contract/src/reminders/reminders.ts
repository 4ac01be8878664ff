import {
  followsDoses,
  MOST_TIMES,
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
  hasItsDays,
  hasItsFrequency,
  NO_DAY,
  scheduleFields,
} from './reminder-schedule-fields.ts'
import * as calls from './reminders.calls.ts'

declare module '../call.ts' {
  interface Declared {
    reminders: typeof import('./reminders.ts')
  }
}

const NO_TIMING = 'Please select at least one reminder timing'

/** A list as it is, or as JSON text: both are sent by clients of the specification. */
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
    .refine((list) => list.length > 0, message)
    .transform((list) => [...new Set(list)])

const days = listOf(z.enum(weekdays, NO_DAY), NO_DAY)
const timing = z
  .int(NO_TIMING)
  .refine((minutes) => reminderTimings.includes(minutes), { error: NO_TIMING, abort: true })
const timingOptions = listOf(timing, NO_TIMING)

const Channels = z.object({ push: z.boolean(), email: z.boolean(), sms: z.boolean() })
const ChosenChannels = z.strictObject(Channels.shape, 'Please choose push, email or SMS').partial()

/** One time of a reminder that has come, and of which nothing came yet. */
const Overdue = z.object({
  occursOn: calendarDay,
  since: instant,
  /** until when it may be taken: so says the label, otherwise until the next one comes; null where none does */
  until: instant.nullable(),
  /** whether the time that the label gives is over: it is left out, and the next one is taken */
  isMissed: z.boolean(),
  /** when the next one is for; null when the plan ends before */
  nextAt: instant.nullable(),
  /** where the label says so; null where no label has to do with it */
  label: Source.nullable(),
})
export type Overdue = z.output<typeof Overdue>

/** A reminder. `days` and `timingOptions` are JSON text, as the specification shows them. */
export const Reminder = z.object({
  id: z.number(),
  userPeptideId: z.number(),
  userPeptide: z.object({ id: z.number(), status: z.string(), peptide: z.object({ name: z.string() }) }),
  title: z.string(),
  /** what it says: its own dose, or the plan's */
  dose: z.string(),
  /** the dose that somebody chose for it in place of the plan's; null while it says what the plan says */
  ownDose: z.string().nullable(),
  frequency: z.string(),
  time: z.string(),
  days: z.string(),
  timingOptions: z.string(),
  /** so many days, weeks or months between two times; null where the frequency asks for no number, like the two below */
  every: z.number().nullable(),
  daysOn: z.number().nullable(),
  daysOff: z.number().nullable(),
  /** the day from which is counted whatever does not go by weekdays alone */
  anchor: z.string(),
  /** what was before is not for any dose to resolve: the reminder was not made yet, was paused, or had other days */
  countsFrom: instant,
  /** minutes between two repeats until the dose is logged; null where it comes once */
  repeatEvery: z.number().nullable(),
  isActive: z.boolean(),
  notifications: Channels,
  /** how often the plan says, where the reminder's times no longer fit it and nobody has decided; null otherwise */
  planSays: z.string().nullable(),
  /** when the reminder was for, if in the last hour and nothing came of it yet; null otherwise */
  dueSince: instant.nullable(),
  /** what it was for and nothing came of yet, as long as that may be taken, or is to be said of it; null otherwise */
  overdue: Overdue.nullable(),
  /** when that is told of once more, as the person asked; null when it is not */
  snoozedUntil: instant.nullable(),
  /** when the reminder is for next; null while it is paused or has no days */
  nextAt: instant.nullable(),
  /** ids of the doses that were for its latest occurrences, latest first */
  takenBy: z.array(z.number()),
  /** its last occurrence, if that was neither taken nor skipped and is no longer overdue; null otherwise */
  missedAt: instant.nullable(),
})
export type Reminder = z.output<typeof Reminder>

/** A reminder as it was stored, with what there is to warn of. */
export const StoredReminder = Reminder.extend({ warnings })
export type StoredReminder = z.output<typeof StoredReminder>

const time = z
  .string('Time is required')
  .min(1, 'Time is required')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time')

const TOO_MANY_TIMES = `Please choose at most ${MOST_TIMES} times`
const ONE_TIME = 'What follows the last dose has one time'

const repeatEvery = z
  .literal(repeatIntervals, {
    error: () => `Please choose ${formatAlternatives(repeatIntervals.map(String))} minutes`,
  })
  .nullable()

/** What the New Reminder dialog asks for; `days` wherever they count. A dose that says the same as the plan's follows the plan. */
export const NewReminder = z
  .object({
    title: requiredText(200, 'Title is required'),
    userPeptideId: rowId('Please select a peptide'),
    dose: requiredText(100, 'Dose is required'),
    frequency: z.enum(reminderFrequencies, 'Frequency is required'),
    ...scheduleFields,
    time,
    /** further times of the day, for each of which there is a reminder of its own */
    alsoAt: z
      .array(time, 'Please enter a valid time')
      .max(MOST_TIMES - 1, TOO_MANY_TIMES)
      .default([]),
    days: days.optional(),
    timingOptions: timingOptions.default([30]),
    repeatEvery: repeatEvery.default(null),
    isActive: z.boolean().default(true),
    notifications: ChosenChannels.default({}),
    clientId: z.uuid('This is not a valid id').optional(),
  })
  // Said beside whatever else is wrong.
  .refine(hasItsDays, { path: ['days'], message: NO_DAY, when: ({ value }) => value instanceof Object })
  .refine(({ frequency, alsoAt }) => alsoAt.length === 0 || !followsDoses(frequency), {
    path: ['alsoAt'],
    message: ONE_TIME,
  })
  .superRefine(checkNumbers)

/**
 * A change to a reminder; what is left out stays. Numbers and first day come with the frequency that they are of. With null for
 * its dose, or one that says the same, it follows the plan.
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
    /** the plan's frequency despite which its times are kept: it does not ask again whether to follow that */
    keepsDespite: requiredText(100, 'Frequency is required').optional(),
  })
  .refine(hasItsFrequency, { path: ['frequency'], message: 'Frequency is required' })
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

/** One occurrence, named by the day it was meant for. */
const Occurrence = z.object({ occursOn: calendarDay })

/** The furthest that an occurrence can be put off at once: a day. */
const MOST_MINUTES = 1440

const NO_MINUTES = `Please choose 1 to ${MOST_MINUTES} minutes`

export const snoozeReminder = call(calls.snoozeReminder, {
  summary: 'Snooze an occurrence, for ten minutes by default',
  params,
  body: Occurrence.extend({
    minutes: z.int(NO_MINUTES).min(1, NO_MINUTES).max(MOST_MINUTES, NO_MINUTES).default(10),
  }),
  reply: z.object({ dueAt: instant }),
  errors: ['REMINDER_NOT_FOUND', 'OCCURRENCE_SETTLED', 'LOGGED_IN_FUTURE'],
})

/** As long as why a dose is left out may be told. */
const MAX_REASON = 200

export const skipReminder = call(calls.skipReminder, {
  summary: 'Skip an occurrence; it doesn’t count as missed',
  params,
  /** `reason` stands as it was said first */
  body: Occurrence.extend({ reason: optionalText(MAX_REASON) }),
  reply: Message,
  errors: ['REMINDER_NOT_FOUND', 'OCCURRENCE_SETTLED', 'LOGGED_IN_FUTURE'],
})
