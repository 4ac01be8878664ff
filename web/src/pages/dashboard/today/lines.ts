import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { TodayRow } from '@pepwell/domain/today/today'
import type { ActiveReminder } from '../../../features/reminders/offline-reminders.ts'

export type Line = TodayRow<DoseLog, ActiveReminder>

/** A row for a logged dose. */
export type TakenLine = Extract<Line, { kind: 'taken' }>

/** A row for a reminder time. */
export type ShotLine = Exclude<Line, { kind: 'taken' }>

/** Until when a row is snoozed; undefined if it isn't. */
export function putOffUntil({ kind, reminder }: ShotLine, now: number): string | undefined {
  const { snoozedUntil, overdue } = reminder
  // Next to an overdue dose, the snooze belongs to that dose.
  if (!snoozedUntil || (kind === 'next' && overdue)) return undefined
  return Date.parse(snoozedUntil) > now ? snoozedUntil : undefined
}

/** Whether a row's dose may still be taken. */
export const isOpen = (line: Line): line is ShotLine =>
  line.kind === 'overdue' ? line.state === 'open' : line.kind !== 'taken'

/**
 * The next action: the first overdue, due or upcoming row. An overdue one stays first even if snoozed, unless another
 * is due.
 */
export function heroOf(lines: readonly Line[], now: number): Line | undefined {
  const open = lines.filter(isOpen)
  const first = open.find((line) => !putOffUntil(line, now))
  if (first && first.kind !== 'next') return first
  return open.find(({ kind }) => kind === 'overdue') ?? first
}

export const keyOf = (line: Line): string =>
  line.kind === 'taken' ? `dose-${line.dose.id}` : `reminder-${line.reminder.id}-${line.at}`
