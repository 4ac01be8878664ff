import { queuedDoseOf } from '../../../features/doses/queued-dose.ts'
import type { Line } from './lines.ts'

/** Rows of the timeline before the rest unfolds. */
const AT_FIRST = 3

/** The order in which rows get one of the places: lower first. */
function rankOf(line: Line, hero: Line | undefined, latestDose: number): number {
  if (line === hero) return 0
  if (line.kind === 'taken') return queuedDoseOf(line.dose) ? 1 : line.dose.id === latestDose ? 3 : 5
  return line.kind === 'next' ? 4 : 2
}

/** The most important rows, in the order of the day: what is next, queued, due or overdue, and the dose just logged. */
export function firstLines(lines: readonly Line[], hero: Line | undefined): readonly Line[] {
  const latestDose = Math.max(...lines.map((line) => (line.kind === 'taken' ? line.dose.id : 0)))
  const chosen = new Set(
    lines.toSorted((a, b) => rankOf(a, hero, latestDose) - rankOf(b, hero, latestDose)).slice(0, AT_FIRST),
  )
  return lines.filter((line) => chosen.has(line))
}

/** 'Show all 6', with the doses among the rest that are due or overdue. */
export function restText(lines: readonly Line[], shown: readonly Line[]): string {
  const due = lines.filter(({ kind }) => kind === 'due' || kind === 'overdue')
  const hidden = due.filter((line) => !shown.includes(line)).length
  return `Show all ${lines.length}${hidden > 0 ? ` · ${hidden} more due` : ''}`
}
