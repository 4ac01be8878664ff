import { formatDay, formatMonthDay } from '../../lib/time/dates.ts'

/** A date range: 'May 1 – Jun 15, 2026', or a single date. */
export function spanText({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDay(to)
  const begins = from.slice(0, 4) === to.slice(0, 4) ? formatMonthDay(from) : formatDay(from)
  return `${begins} – ${formatDay(to)}`
}
