import { z } from 'zod'
import { NewReminder } from './reminders.ts'

const { time, alsoAt, days, timingOptions, notifications } = NewReminder.shape

/**
 * The dose times of a new plan entry: a reminder with the plan's dose and frequency, and one per additional time.
 * Without `days`, the frequency's default days from the entry's first day.
 */
export const EntryTimes = z.object({ time, alsoAt, days, timingOptions, notifications })
export type EntryTimes = z.output<typeof EntryTimes>
