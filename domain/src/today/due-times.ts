import { DUE_FOR } from '../reminders/reminders.ts'
import { dayOf } from '../time/calendar.ts'
import type { OverdueReply } from './overdue-state.ts'

/** A reminder's state: its next time, the one within the last hour, and overdue ones. Instants as text. */
export interface TimedReminder {
  isActive: boolean
  dueSince: string | null
  nextAt: string | null
  overdue: OverdueReply | null
}

/** The current time and the person's zone. */
export interface Moment {
  /** milliseconds since the epoch */
  now: number
  /** IANA name */
  timeZone: string
}

/** How far past midnight the timeline looks ahead, in milliseconds. */
export const NEAR = 4 * 60 * 60 * 1000

/** A reminder's unresolved times that are upcoming, or past but still due. */
export function timesOf<Reminder extends TimedReminder>(reminder: Reminder, now: number) {
  const { isActive, dueSince, nextAt } = reminder
  const times = isActive ? [dueSince, nextAt].flatMap((at) => (at ? [Date.parse(at)] : [])) : []
  return [...new Set(times)].filter((at) => at + DUE_FOR > now).map((at) => ({ at, reminder }))
}

/** Whether an upcoming time belongs to the day or its margin. In milliseconds since the epoch. */
export const isOnTimeline = (at: number, { now, timeZone }: Moment): boolean =>
  at - now <= NEAR || dayOf(at, timeZone) === dayOf(now, timeZone)
