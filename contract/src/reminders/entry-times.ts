import { z } from 'zod'
import { NewReminder } from './reminders.ts'

const { time, alsoAt, days, timingOptions, notifications } = NewReminder.shape

/**
 * When the doses of a new plan entry are: a reminder with the plan's dose and frequency, and one for each further time. Without
 * `days` it is on those that the frequency begins with on the entry's first day.
 */
export const EntryTimes = z.object({ time, alsoAt, days, timingOptions, notifications })
export type EntryTimes = z.output<typeof EntryTimes>
