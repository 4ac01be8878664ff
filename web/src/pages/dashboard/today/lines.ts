import type { DoseLog } from '@pepwell/contract/doses'
import type { Reminder } from '@pepwell/contract/reminders'
import type { TodayRow } from '@pepwell/domain/today'

export type Line = TodayRow<DoseLog, Reminder>

/** A line about a time of a reminder. */
export type ShotLine = Exclude<Line, { kind: 'taken' }>

/** The next thing to do: what is due the longest and was not put off, or what comes first. */
export const heroOf = (lines: readonly Line[], now: number): Line | undefined =>
  lines.find((line) => {
    if (line.kind !== 'due') return line.kind === 'next'
    return !(Date.parse(line.reminder.snoozedUntil ?? '') > now)
  })

export const keyOf = (line: Line): string =>
  line.kind === 'taken' ? `dose-${line.dose.id}` : `reminder-${line.reminder.id}-${line.at}`
