import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { checkNumbers } from '@pepwell/contract/reminders/reminder-schedule-fields'
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

/** The contract takes a list, or its JSON text. */
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

/** Of the schedule, what counts with its frequency. Lists are sent as JSON text. */
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

/** The form: the contract's own rules, with lists as the form keeps them. */
export const ReminderForm = Fields.superRefine(checkNumbers).transform(whatCounts)

/** What stands in the fields. */
export type ReminderValues = z.input<typeof ReminderForm>

/** What a filled form hands over. */
export type FilledReminder = z.output<typeof ReminderForm>

/** A reminder is for some hour of the day; mornings are the most common one. */
const USUAL_TIME = '08:00'

const HOURS_APART = 6

/** Another time of the day to begin with: some hours after the one before, but not past the evening's last. */
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
  /** what can be reminded of */
  entries: readonly PlanEntry[]
  today: CalendarDay
  /** minutes before */
  lead?: number
  /** whether push reaches nobody, and mails go out: then those are what tells in time */
  byMail?: boolean
}

/** A new reminder; with a single peptide there is nothing to choose. */
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
    time: USUAL_TIME,
    alsoAt: alsoAtFor(only?.frequency ?? ''),
    days: [...(schedule?.days ?? weekdays)],
    timingOptions: [lead],
    repeatEvery: null,
    notifications: { push: true, email: byMail, sms: false },
  }
}

/** A reminder as it is. */
export function valuesOf(reminder: Reminder, canText: boolean): ReminderValues {
  const kept = reminder.frequency === 'Every other day' ? weekdays : (daysOf(reminder) ?? [])
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
    days: weekdays.filter((day) => kept.includes(day)),
    timingOptions: timingsOf(reminder),
    repeatEvery: repeatIntervals.find((minutes) => minutes === reminder.repeatEvery) ?? null,
    // What cannot be sent is not kept on behind a switch that nobody can move.
    notifications: { ...reminder.notifications, sms: reminder.notifications.sms && canText },
  }
}
