import type { PlanEntry } from '@pepwell/contract/plan'
import { NewReminder, type Reminder } from '@pepwell/contract/reminders'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { isSameFrequency } from '@pepwell/domain/frequencies'
import { peptideName } from '@pepwell/domain/plan'
import {
  automaticTitle,
  DEFAULT_TIMING,
  type ReminderFrequency,
  reminderFrequencies,
} from '@pepwell/domain/reminders'
import { weekdays } from '@pepwell/domain/schedules'
import { z } from 'zod'
import { daysOf, timingsOf } from '../schedule-words.ts'
import { presetDays } from './rhythm.ts'

const { title, userPeptideId, dose, frequency, time, days, timingOptions } = NewReminder.shape

/** The contract takes a list, or its JSON text. */
const asSent = <Item>(list: Item[]): Item[] | string => list

/** The form: the contract's own rules, with lists as the form keeps them. */
export const ReminderForm = z.object({
  userPeptideId,
  title,
  dose,
  frequency,
  time,
  days: z.array(z.enum(weekdays)).transform(asSent).pipe(days),
  timingOptions: z.array(z.number()).transform(asSent).pipe(timingOptions.unwrap()),
  notifications: z.object({ push: z.boolean(), email: z.boolean(), sms: z.boolean() }),
})

/** What stands in the fields. */
export type ReminderValues = z.input<typeof ReminderForm>

/** What a filled form hands over. */
export type FilledReminder = z.output<typeof ReminderForm>

/** A reminder is for some hour of the day; mornings are the most common one. */
const USUAL_TIME = '08:00'

/** How often the plan says, where a reminder can be as often. */
export const frequencyFor = (entry: PlanEntry): ReminderFrequency | undefined =>
  reminderFrequencies.find((known) => isSameFrequency(known, entry.frequency))

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
}

/** A new reminder; with a single peptide there is nothing to choose. */
export function newValues({ entries, today, lead = DEFAULT_TIMING }: NewStart): Partial<ReminderValues> {
  const only = entries.length === 1 ? entries[0] : undefined
  const often = (only && frequencyFor(only)) ?? 'Daily'
  return {
    userPeptideId: only?.id,
    ...(only ? filledBy(only) : { title: '', dose: '' }),
    frequency: often,
    time: USUAL_TIME,
    days: [...(presetDays(often, today) ?? weekdays)],
    timingOptions: [lead],
    notifications: { push: true, email: false, sms: false },
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
    time: reminder.time,
    days: weekdays.filter((day) => kept.includes(day)),
    timingOptions: timingsOf(reminder),
    // What cannot be sent is not kept on behind a switch that nobody can move.
    notifications: { ...reminder.notifications, sms: reminder.notifications.sms && canText },
  }
}
