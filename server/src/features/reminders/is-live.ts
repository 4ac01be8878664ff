import type { ReminderRow } from './reminders.queries.ts'

/** Whether neither the reminder nor its plan entry is paused. */
export const isLive = ({ isActive, status }: ReminderRow): boolean => isActive && status === 'active'
