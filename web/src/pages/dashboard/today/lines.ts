import type { DoseLog } from '@pepwell/contract/doses'
import type { TodayRow } from '@pepwell/domain/today'
import type { StandingReminder } from '../../../features/reminders/told-times.ts'

export type Line = TodayRow<DoseLog, StandingReminder>

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

export const keyOf = (line: Line): string =>
  line.kind === 'taken' ? `dose-${line.dose.id}` : `reminder-${line.reminder.id}-${line.at}`
