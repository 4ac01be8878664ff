import {
  isOptional,
  MOST_IN_CYCLE,
  mostEvery,
  needsNoDays,
  numbersFor,
} from '@pepwell/domain/reminders/reminders'
import { z } from 'zod'
import { calendarDay } from '../fields.ts'

export const NO_DAY = 'Please select at least one day'

const COUNT = 'Please enter a whole number'

const count = z.int(COUNT).min(1, COUNT).nullish()

/** What a schedule is told by besides its frequency: how many days or weeks, and the day from which they are counted. */
export const scheduleFields = {
  every: count,
  daysOn: count,
  daysOff: count,
  anchor: calendarDay.optional(),
}

interface ScheduleInput {
  frequency?: string
  days?: unknown
  every?: number | null
  daysOn?: number | null
  daysOff?: number | null
  anchor?: string
}

const units: Partial<Record<string, string>> = { 'Every few weeks': 'weeks', Monthly: 'months' }

/** What is wrong with the numbers of a frequency; each is needed where it counts, and ignored elsewhere. */
export function checkNumbers(input: ScheduleInput, context: z.RefinementCtx): void {
  const { frequency = '' } = input
  for (const name of numbersFor(frequency)) {
    const most = mostEvery[frequency] ?? MOST_IN_CYCLE
    const number = input[name] ?? (isOptional(frequency) ? 1 : undefined)
    if (number && number <= most) continue
    const unit = units[frequency] ?? 'days'
    context.addIssue({ code: 'custom', path: [name], message: `Please enter 1 to ${most} ${unit}` })
  }
}

/** Whether days are chosen where they count. */
export const hasItsDays = ({ frequency = '', days }: ScheduleInput): boolean =>
  days !== undefined || needsNoDays(frequency)

/** Whether numbers and first day come with the frequency that they are of. */
export const hasItsFrequency = ({ frequency, every, daysOn, daysOff, anchor }: ScheduleInput): boolean =>
  frequency !== undefined || [every, daysOn, daysOff, anchor].every((value) => value == null)
