import { DUE_FOR } from '../reminders/reminders.ts'

/** An overdue occurrence on the wire; instants as text. */
export interface OverdueReply {
  since: string
  /** the latest time to take it; null when unlimited */
  until: string | null
  /** the time of the next one; null when the plan ends first */
  nextAt: string | null
  /** whether the label's window was over when this was loaded */
  isMissed: boolean
  /** the end of the label's window; null without one */
  label: unknown
}

/** The advice about an overdue dose: take it or skip it. */
export type OverdueState = 'open' | 'missed'

/**
 * An overdue occurrence's state at an instant. In its first hour it is due instead; once the next one has come, it is
 * over.
 * @param now milliseconds since the epoch
 */
export function overdueState(overdue: OverdueReply | null, now: number): OverdueState | undefined {
  if (!overdue || Date.parse(overdue.since) + DUE_FOR > now) return undefined
  const isOver = (at: string | null) => at !== null && Date.parse(at) <= now
  if (isOver(overdue.nextAt)) return undefined
  if (!overdue.isMissed && !isOver(overdue.until)) return 'open'
  return overdue.label ? 'missed' : undefined
}
