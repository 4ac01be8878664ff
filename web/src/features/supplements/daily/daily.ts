import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { isSameSupplement } from '@pepwell/domain/vitamins/supplements'

/** What stands on the list of a day, and what may be meant to follow. */
export interface Daily {
  /** in the order they were taken */
  today: readonly SupplementLog[]
  /** taken the day before and not yet today, in the order they were taken */
  open: readonly SupplementLog[]
}

/**
 * Divides the logs of two days.
 * @param logs of today and yesterday, latest first
 * @param waiting names of what was taken today, and waits to be sent
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
