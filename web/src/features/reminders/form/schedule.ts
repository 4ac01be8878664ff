import type { ReminderFrequency } from '@pepwell/domain/reminders/reminders'

/** How many days a week a frequency names; 'Custom' fixes none, and every other day is none of the week's business. */
const daysAWeek: Partial<Record<ReminderFrequency, number>> = {
  Daily: 7,
  '2x per week': 2,
  '3x per week': 3,
  Weekly: 1,
}

/** What to know when the chosen days are not as many as the frequency says: the days are what counts. */
export function daysMismatch(frequency: ReminderFrequency, chosen: number): string | undefined {
  const meant = daysAWeek[frequency]
  if (meant === undefined || chosen === 0 || chosen === meant) return undefined
  const days = chosen === 1 ? '1 day is' : `${chosen} days are`
  return `${frequency} means ${meant}, but ${days} chosen. You are reminded on the chosen days.`
}
