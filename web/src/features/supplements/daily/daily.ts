import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { isSameSupplement } from '@pepwell/domain/vitamins/supplements'

/** A day's list, with suggestions. */
export interface Daily {
  /** in the order taken */
  today: readonly SupplementLog[]
  /** taken yesterday but not today, in the order taken */
  open: readonly SupplementLog[]
}

/**
 * Splits the logs of two days.
 * @param logs today's and yesterday's, latest first
 * @param waiting names of queued supplements of today
 */
export function dailyFrom(
  logs: readonly SupplementLog[],
  today: CalendarDay,
  waiting: readonly string[] = [],
): Daily {
  const on = (day: CalendarDay) => logs.filter(({ logDate }) => logDate === day).toReversed()
  const taken = on(today)
  const isTaken = ({ supplementName }: SupplementLog) =>
    [...taken.map((log) => log.supplementName), ...waiting].some((name) =>
      isSameSupplement(name, supplementName),
    )
  return { today: taken, open: on(addDays(today, -1)).filter((log) => !isTaken(log)) }
}
