import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { TodayRow } from '@pepwell/domain/today/today'
import type { ActiveReminder } from '../../../features/reminders/offline-reminders.ts'

export type Line = TodayRow<DoseLog, ActiveReminder>

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

/** Whether a line is for a dose that may still be taken. */
export const isOpen = (line: Line): line is ShotLine =>
  line.kind === 'overdue' ? line.state === 'open' : line.kind !== 'taken'

/** The next thing to do: the first that is overdue, due or to come. Something overdue goes first also while it is put off, unless something is due. */
export function heroOf(lines: readonly Line[], now: number): Line | undefined {
  const open = lines.filter(isOpen)
  const first = open.find((line) => !putOffUntil(line, now))
  if (first && first.kind !== 'next') return first
  return open.find(({ kind }) => kind === 'overdue') ?? first
}

export const keyOf = (line: Line): string =>
  line.kind === 'taken' ? `dose-${line.dose.id}` : `reminder-${line.reminder.id}-${line.at}`
