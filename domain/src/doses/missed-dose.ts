import type { Label } from '../catalogue/medicines.ts'

const HOUR_MS = 60 * 60 * 1000

/** What a label says of a missed dose. */
export type MissedRule = NonNullable<Label['missed']>

/**
 * Until when a label has a missed dose taken.
 * @param at when it was for, and `nextAt` when the next one is, in milliseconds since the epoch
 * @returns undefined where its rule is for a rarer dose than this one
 */
export function missedUntil(
  { at, nextAt }: { at: number; nextAt: number | undefined },
  rule: MissedRule,
): number | undefined {
  const hours = rule.hours * HOUR_MS
  const until = rule.window === 'within' ? at + hours : nextAt && nextAt - hours
  return until !== undefined && until > at && until <= (nextAt ?? until) ? until : undefined
}
