import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { TodayRow } from '@pepwell/domain/today/today'
import type { ActiveReminder } from '../../../features/reminders/offline-reminders.ts'

export type TimelineItem = TodayRow<DoseLog, ActiveReminder>

/** A row for a logged dose. */
export type TakenItem = Extract<TimelineItem, { kind: 'taken' }>

/** A row for a reminder time. */
export type ScheduledItem = Exclude<TimelineItem, { kind: 'taken' }>

/** Until when a row is snoozed; undefined if it isn't. */
export function activeSnooze({ kind, reminder }: ScheduledItem, now: number): string | undefined {
  const { snoozedUntil, overdue } = reminder
  // Next to an overdue dose, the snooze belongs to that dose.
  if (!snoozedUntil || (kind === 'next' && overdue)) return undefined
  return Date.parse(snoozedUntil) > now ? snoozedUntil : undefined
}

/** Whether a row's dose may still be taken. */
export const isOpen = (item: TimelineItem): item is ScheduledItem =>
  item.kind === 'overdue' ? item.state === 'open' : item.kind !== 'taken'

/**
 * The next action: the first overdue, due or upcoming row. An overdue one stays first even if snoozed, unless another
 * is due.
 */
export function heroOf(items: readonly TimelineItem[], now: number): TimelineItem | undefined {
  const open = items.filter(isOpen)
  const first = open.find((item) => !activeSnooze(item, now))
  if (first && first.kind !== 'next') return first
  return open.find(({ kind }) => kind === 'overdue') ?? first
}

export const keyOf = (item: TimelineItem): string =>
  item.kind === 'taken' ? `dose-${item.dose.id}` : `reminder-${item.reminder.id}-${item.at}`
