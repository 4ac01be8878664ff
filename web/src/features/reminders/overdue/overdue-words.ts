import type { Overdue } from '@pepwell/contract/reminders/reminders'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { OverdueState } from '@pepwell/domain/today/overdue-state'
import { formatInstant, formatShortDay, formatWeekdayTime } from '../../../lib/time/dates.ts'

/** Within this many days, a weekday is unambiguous. */
const NEAR_MS = 6 * 24 * 60 * 60 * 1000

interface Circumstances {
  state: OverdueState
  /** milliseconds since the epoch */
  now: number
  timeZone: string
}

/** 'Overdue since Sun 9:00 AM. The label says to take it by Thu 9:00 AM or skip it.' */
export function overdueText(overdue: Overdue, { state, now, timeZone }: Circumstances): string {
  const { since, until, nextAt, label } = overdue
  const format = (at: string) =>
    Math.abs(Date.parse(at) - now) < NEAR_MS ? formatWeekdayTime : formatInstant
  // A time without its AM or PM is easily misread, so keep them together.
  const moment = (at: string) => format(at)(at, timeZone).replaceAll(/\s/g, '\u00a0')
  if (state === 'missed') {
    const next = nextAt ? ` and take the next on ${formatShortDay(dayOf(Date.parse(nextAt), timeZone))}` : ''
    return `Missed on ${moment(since)}. The label says to skip it${next}.`
  }
  const window = label && until ? ` The label says to take it by ${moment(until)} or skip it.` : ''
  return `Overdue since ${moment(since)}.${window}`
}
