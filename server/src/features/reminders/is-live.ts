import type { ReminderRow } from './reminders.queries.ts'

/** Whether a reminder comes at all: neither it nor its plan entry is paused. */
export const isLive = ({ isActive, status }: ReminderRow): boolean => isActive && status === 'active'
