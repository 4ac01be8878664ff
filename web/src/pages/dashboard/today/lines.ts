import type { DoseLog, SettledOccurrence } from '@pepwell/contract/doses'
import type { Reminder } from '@pepwell/contract/reminders'
import { NEAR } from '@pepwell/domain/due-times'
import type { TodayRow } from '@pepwell/domain/today'
import { waitingOf } from '../../../features/doses/waiting-of.ts'

export type Line = TodayRow<DoseLog, Reminder>

/** A line about a dose that was taken. */
export type TakenLine = Extract<Line, { kind: 'taken' }>

/** A line about a time of a reminder. */
export type ShotLine = Exclude<Line, { kind: 'taken' }>

/** Until when what a line calls for was put off; undefined where it was not, or is no longer. */
export function putOffUntil({ kind, reminder }: ShotLine, now: number): string | undefined {
  const { snoozedUntil, overdue } = reminder
  // Beside something overdue it is that which was put off, not what comes next.
  if (!snoozedUntil || (kind === 'next' && overdue)) return undefined
  return Date.parse(snoozedUntil) > now ? snoozedUntil : undefined
}

/** The next thing to do: of what is due and what comes the first that was not put off. */
export const heroOf = (lines: readonly Line[], now: number): Line | undefined =>
  lines.find((line) => (line.kind === 'due' || line.kind === 'next') && !putOffUntil(line, now))

/** How far a dose is from what a line calls for, in milliseconds; beyond all where it is not for that. */
function distance(dose: DoseLog, line: ShotLine): number {
  if (line.reminder.userPeptideId !== dose.userPeptideId) return Number.POSITIVE_INFINITY
  const settles = waitingOf(dose)?.body.settles as SettledOccurrence | undefined
  if (!settles) return Math.abs(line.at - Date.parse(dose.takenAt))
  const { id, overdue } = line.reminder
  const isNamed =
    settles.reminderId === id &&
    overdue?.occursOn === settles.occursOn &&
    Date.parse(overdue.since) === line.at
  return isNamed ? 0 : Number.POSITIVE_INFINITY
}

/**
 * Without what a dose that waits was taken for: the server has not heard of it, and still calls for it. That is what the dose
 * names, or the nearest within four hours.
 * @param doses of any day: what was for the day before may have been taken then
 */
export function withoutTaken(lines: readonly Line[], doses: readonly DoseLog[]): Line[] {
  const left = new Set(lines)
  for (const dose of doses.filter(waitingOf)) {
    const shots = [...left].filter((line) => line.kind !== 'taken')
    const [nearest] = shots.toSorted((one, other) => distance(dose, one) - distance(dose, other))
    if (nearest && distance(dose, nearest) <= NEAR) left.delete(nearest)
  }
  return lines.filter((line) => left.has(line))
}

/** The reminders without the times that only doses which wait have settled: that they come the server alone knows. */
export function withoutSettled(
  reminders: readonly Reminder[],
  all: readonly Line[],
  left: readonly Line[],
): Reminder[] {
  const settled = all.filter((line) => line.kind !== 'taken').filter((line) => !left.includes(line))
  return reminders.map((reminder) => {
    const { nextAt } = reminder
    const isSettled = settled.some(
      ({ reminder: { id }, at }) => id === reminder.id && at === Date.parse(nextAt ?? ''),
    )
    return isSettled ? { ...reminder, nextAt: null } : reminder
  })
}

export const keyOf = (line: Line): string =>
  line.kind === 'taken' ? `dose-${line.dose.id}` : `reminder-${line.reminder.id}-${line.at}`
