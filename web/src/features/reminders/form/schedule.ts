import type { ReminderFrequency } from '@pepwell/domain/reminders/reminders'

/** Days per week of a frequency; 'Custom' has no fixed number and 'Every other day' doesn't follow weeks. */
const daysPerWeek: Partial<Record<ReminderFrequency, number>> = {
  Daily: 7,
  '2x per week': 2,
  '3x per week': 3,
  Weekly: 1,
}

/** Explains that the selected days win when their number differs from the frequency. */
export function daysMismatch(frequency: ReminderFrequency, chosen: number): string | undefined {
  const expected = daysPerWeek[frequency]
  if (expected === undefined || chosen === 0 || chosen === expected) return undefined
  const days = chosen === 1 ? '1 day' : `${chosen} days`
  return `${frequency} means ${expected}, but you chose ${days}. We remind you on the days you chose.`
}
