import { queuedDoseOf } from '../../../features/doses/queued-dose.ts'
import type { TimelineItem } from './timeline-items.ts'

/** Rows of the timeline before the rest unfolds. */
const INITIAL_COUNT = 3

/** The order in which rows get one of the places: lower first. */
function rankOf(item: TimelineItem, hero: TimelineItem | undefined, latestDose: number): number {
  if (item === hero) return 0
  if (item.kind === 'taken') return queuedDoseOf(item.dose) ? 1 : item.dose.id === latestDose ? 3 : 5
  return item.kind === 'next' ? 4 : 2
}

/** The most important rows, in the order of the day: what is next, queued, due or overdue, and the dose just logged. */
export function firstItems(
  items: readonly TimelineItem[],
  hero: TimelineItem | undefined,
): readonly TimelineItem[] {
  const latestDose = Math.max(...items.map((item) => (item.kind === 'taken' ? item.dose.id : 0)))
  const chosen = new Set(
    items
      .toSorted((a, b) => rankOf(a, hero, latestDose) - rankOf(b, hero, latestDose))
      .slice(0, INITIAL_COUNT),
  )
  return items.filter((item) => chosen.has(item))
}

/** 'Show all 6', with the doses among the rest that are due or overdue. */
export function restText(items: readonly TimelineItem[], shown: readonly TimelineItem[]): string {
  const due = items.filter(({ kind }) => kind === 'due' || kind === 'overdue')
  const hidden = due.filter((item) => !shown.includes(item)).length
  return `Show all ${items.length}${hidden > 0 ? ` · ${hidden} more due` : ''}`
}
