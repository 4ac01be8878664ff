import { addDays, dayNumber } from '../time/calendar.ts'
import type { EntryReminder, PlanPeriod } from './entry.ts'

/** A period of a plan entry. */
export const since = (startsOn: string, frequency = 'Daily', endsOn: string | null = null): PlanPeriod => ({
  startsOn,
  endsOn,
  frequency,
})
/** Evenly spaced days from a first day. */
export const days = (from: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) => addDays(from, n * step))

/** Parts of the input besides the plan and the doses. */
export interface History {
  reminders?: EntryReminder[]
  skipped?: string[]
  today?: string
}
/** A plan entry as input of adherence, with the days on which doses were taken. */
export const entry = (
  periods: PlanPeriod[],
  taken: string[],
  { reminders = [], skipped = [] }: History = {},
) => ({
  periods,
  reminders,
  takenOn: taken.map(dayNumber),
  skippedOn: skipped.map(dayNumber),
})
