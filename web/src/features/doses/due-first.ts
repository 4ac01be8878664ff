import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { dayOf } from '@pepwell/domain/calendar'
import { doseRate } from '@pepwell/domain/frequencies'
import { lastDoseOf } from './last-dose-of.ts'

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
 * Entries in the order in which they are due, the one that is due most first; in the order of the plan where nothing tells
 * them apart.
 * @param now milliseconds since the epoch
 */
export function dueFirst(
  entries: readonly PlanEntry[],
  doses: readonly DoseLog[],
  now: number,
  timeZone: string,
): PlanEntry[] {
  const due = new Map(entries.map((entry) => [entry, dueness(entry, doses, now, timeZone)]))
  const of = (entry: PlanEntry) => due.get(entry) ?? 0
  return entries.toSorted((one, other) => (of(one) === of(other) ? 0 : of(other) - of(one)))
}
