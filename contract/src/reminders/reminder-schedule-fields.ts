import {
  isOptional,
  MAX_CYCLE_DAYS,
  maxEvery,
  needsNoDays,
  numbersFor,
} from '@pepwell/domain/reminders/reminders'
import { z } from 'zod'
import { calendarDay } from '../fields.ts'

export const NO_DAY = 'Please select at least one day'

const COUNT = 'Please enter a whole number'

const count = z.int(COUNT).min(1, COUNT).nullish()

/** A schedule's fields besides its frequency: the number of days or weeks, and the day from which they count. */
export const scheduleFields = {
  every: count,
  daysOn: count,
  daysOff: count,
  anchor: calendarDay.optional(),
}

interface ScheduleInput {
  frequency?: string
  days?: readonly unknown[] | undefined
  every?: number | null
  daysOn?: number | null
  daysOff?: number | null
  anchor?: string
}

const units: Partial<Record<string, string>> = { 'Every few weeks': 'weeks', Monthly: 'months' }

/** Validates a frequency's numbers; each is required where it applies and ignored elsewhere. */
export function checkNumbers(input: ScheduleInput, context: z.RefinementCtx): void {
  const { frequency = '' } = input
  for (const name of numbersFor(frequency)) {
    const max = maxEvery[frequency] ?? MAX_CYCLE_DAYS
    const number = input[name] ?? (isOptional(frequency) ? 1 : undefined)
    if (number && number <= max) continue
    const unit = units[frequency] ?? 'days'
    context.addIssue({ code: 'custom', path: [name], message: `Please enter 1 to ${max} ${unit}` })
  }
}

/** Whether days are chosen where they apply. */
export const hasRequiredDays = ({ frequency = '', days }: ScheduleInput): boolean =>
  (days?.length ?? 0) > 0 || needsNoDays(frequency)

/** The error of a schedule without its days, reported together with errors of other fields. */
export const missingDays = {
  path: ['days'],
  message: NO_DAY,
  when: ({ value }: { value: unknown }) => value instanceof Object,
}

/** Whether numbers and first day come together with their frequency. */
export const matchesFrequency = ({ frequency, every, daysOn, daysOff, anchor }: ScheduleInput): boolean =>
  frequency !== undefined || [every, daysOn, daysOff, anchor].every((value) => value == null)
