import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { dayOf } from '@pepwell/domain/calendar'
import { doseRate } from '@pepwell/domain/frequencies'
import { lastDoseOf } from './start-values.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How far an entry's next dose has come: 1 when its interval is over. What has no fixed rhythm is never due. */
function dueness(entry: PlanEntry, doses: readonly DoseLog[], now: number, timeZone: string): number {
  const rate = doseRate(entry.frequency)
  if (!rate || entry.startDate > dayOf(now, timeZone)) return 0
  const last = lastDoseOf(doses, entry.id)
  if (!last) return Number.POSITIVE_INFINITY
  return (((now - Date.parse(last.takenAt)) / DAY_MS) * rate.doses) / rate.days
}

/**
 * The entry that a quick log begins with: the one whose dose is due most, the newest of the plan where several are.
 * @param now milliseconds since the epoch
 */
export function nextEntry(
  entries: readonly PlanEntry[],
  doses: readonly DoseLog[],
  now: number,
  timeZone: string,
): PlanEntry | undefined {
  const rated = entries.map((entry) => ({ entry, due: dueness(entry, doses, now, timeZone) }))
  const most = Math.max(...rated.map(({ due }) => due))
  return rated.find(({ due }) => due === most)?.entry
}
