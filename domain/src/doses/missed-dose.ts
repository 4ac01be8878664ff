import type { Label } from '../catalogue/medicines.ts'

const HOUR_MS = 60 * 60 * 1000

/** A label's instructions for a missed dose. */
export type MissedRule = NonNullable<Label['missed']>

/**
 * The time until which a label allows a missed dose.
 * @param at the due time, and `nextAt` that of the next dose, in milliseconds since the epoch
 * @returns undefined when its rule is for less frequent doses
 */
export function missedUntil(
  { at, nextAt }: { at: number; nextAt: number | undefined },
  rule: MissedRule,
): number | undefined {
  const hours = rule.hours * HOUR_MS
  const until = rule.window === 'within' ? at + hours : nextAt && nextAt - hours
  return until !== undefined && until > at && until <= (nextAt ?? until) ? until : undefined
}
