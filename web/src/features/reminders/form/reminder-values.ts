import type { PlanEntry } from '@pepwell/contract/plan/plan'
import {
  checkNumbers,
  hasRequiredDays,
  missingDays,
} from '@pepwell/contract/reminders/reminder-schedule-fields'
import { NewReminder, type Reminder } from '@pepwell/contract/reminders/reminders'
import { peptideName } from '@pepwell/domain/plan/plan'
import { alsoAtFor, presetEvery, presetSchedule } from '@pepwell/domain/reminders/presets'
import {
  automaticTitle,
  countsFromDay,
  DEFAULT_TIMING,
  numbersFor,
  reminderFrequencies,
} from '@pepwell/domain/reminders/reminders'
import { repeatIntervals } from '@pepwell/domain/reminders/repeats'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { z } from 'zod'
import { daysOf, timingsOf } from '../schedule-words.ts'

const {
  title,
  userPeptideId,
  dose,
  frequency,
  every,
  daysOn,
  daysOff,
  anchor,
  time,
  alsoAt,
  days,
  timingOptions,
  repeatEvery,
} = NewReminder.shape

/** The contract accepts a list or its JSON text. */
const asSent = <Item>(list: Item[]): Item[] | string => list

const Fields = z.object({
  userPeptideId,
  title,
  dose,
  frequency,
  every,
  daysOn,
  daysOff,
  anchor: z
    .string()
    .transform((day) => day || undefined)
    .pipe(anchor),
  time,
  alsoAt: alsoAt.unwrap(),
  days: z.array(z.enum(weekdays)).transform(asSent).pipe(days.unwrap()),
  timingOptions: z.array(z.number()).transform(asSent).pipe(timingOptions.unwrap()),
  repeatEvery: repeatEvery.unwrap(),
  notifications: z.object({ push: z.boolean(), email: z.boolean(), sms: z.boolean() }),
})

/** The schedule fields of a frequency. Lists are sent as JSON text. */
function whatCounts({ every, daysOn, daysOff, anchor, alsoAt, ...rest }: z.output<typeof Fields>) {
  const numbers = { every, daysOn, daysOff }
  const asked = numbersFor(rest.frequency).map((name) => [name, numbers[name]] as const)
  const firstDay = countsFromDay(rest.frequency) && { anchor }
  return {
    ...rest,
    days: JSON.stringify(rest.days),
    timingOptions: JSON.stringify(rest.timingOptions),
    ...Object.fromEntries(asked),
    ...firstDay,
    ...(alsoAt.length > 0 && { alsoAt }),
  }
}

/** The form schema: the contract's rules with the form's list types. */
export const ReminderForm = Fields.refine(hasRequiredDays, missingDays)
  .superRefine(checkNumbers)
  .transform(whatCounts)

/** The form values. */
export type ReminderValues = z.input<typeof ReminderForm>

/** The validated result. */
export type FilledReminder = z.output<typeof ReminderForm>

/** The default time; the morning is most common. */
const DEFAULT_TIME = '08:00'

const HOURS_APART = 6

/** The default of an additional time: some hours after the previous one, but not after the latest evening time. */
export function timeAfter(time: string): string {
  const [hour = '08', minutes = '00'] = time.split(':')
  return `${String(Math.min(Number(hour || 8) + HOURS_APART, 22)).padStart(2, '0')}:${minutes}`
}

/** What choosing a peptide fills in. */
export const filledBy = (entry: PlanEntry) => ({
  title: automaticTitle(peptideName(entry)),
  dose: entry.currentDose,
})

interface NewStart {
  /** the plan entries to choose from */
  entries: readonly PlanEntry[]
  today: CalendarDay
  /** minutes before */
  lead?: number
  /** whether push is off and emails are on, so email becomes the default */
  byMail?: boolean
}

/** A new reminder; a single peptide is preselected. */
export function newValues({
  entries,
  today,
  lead = DEFAULT_TIMING,
  byMail = false,
}: NewStart): Partial<ReminderValues> {
  const only = entries.length === 1 ? entries[0] : undefined
  const schedule = presetSchedule(only?.frequency ?? 'Daily', today) ?? presetSchedule('Daily', today)
  return {
    userPeptideId: only?.id,
    ...(only ? filledBy(only) : { title: '', dose: '' }),
    ...schedule,
    anchor: today,
    time: DEFAULT_TIME,
    alsoAt: alsoAtFor(only?.frequency ?? ''),
    days: [...(schedule?.days ?? weekdays)],
    timingOptions: [lead],
    repeatEvery: null,
    notifications: { push: true, email: byMail, sms: false },
  }
}

/** An existing reminder's form values. */
export function valuesOf(reminder: Reminder, canText: boolean): ReminderValues {
  const chosen = reminder.frequency === 'Every other day' ? weekdays : (daysOf(reminder) ?? [])
  return {
    userPeptideId: reminder.userPeptideId,
    title: reminder.title,
    dose: reminder.dose,
    frequency: reminderFrequencies.find((known) => known === reminder.frequency) ?? 'Custom',
    every: reminder.every ?? presetEvery(reminder.frequency),
    daysOn: reminder.daysOn ?? 5,
    daysOff: reminder.daysOff ?? 2,
    anchor: reminder.anchor,
    time: reminder.time,
    alsoAt: [],
    days: weekdays.filter((day) => chosen.includes(day)),
    timingOptions: timingsOf(reminder),
    repeatEvery: repeatIntervals.find((minutes) => minutes === reminder.repeatEvery) ?? null,
    // Turn off a channel that can't send, because its switch is disabled.
    notifications: { ...reminder.notifications, sms: reminder.notifications.sms && canText },
  }
}
