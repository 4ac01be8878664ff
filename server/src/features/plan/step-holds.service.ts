import type { StepHold } from '@pepwell/contract/plan/dose-steps'
import { missedDoseHolds, RED_FLAG_DAYS, redFlagHolds } from '@pepwell/domain/plan/titration-hold'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import type { SteppedEntry } from './dose-steps.queries.ts'
import { doseGaps, effectsSince, firstPlannedAt } from './step-holds.queries.ts'
import { isRedFlag } from './step-states.service.ts'

/** Holds that are listed. */
const MAX_HOLDS = 100

const RED_FLAG_MS = RED_FLAG_DAYS * 24 * 60 * 60 * 1000

/**
 * When an entry's steps were on hold, latest first. Counted from logged doses and side effects, so that a corrected
 * log corrects the history too.
 */
export async function stepHolds(
  db: Db,
  user: SessionUser,
  { id, frequency, missed }: SteppedEntry,
  now: number,
): Promise<StepHold[]> {
  const plannedAt = await firstPlannedAt(db, user.id, id)
  if (!plannedAt) return []
  const planned = plannedAt.getTime()
  const gaps = await doseGaps(db, user.id, id, plannedAt)
  const effects = await effectsSince(db, user.id, new Date(planned - RED_FLAG_MS))
  const flags = effects.filter((effect) =>
    isRedFlag(effect, Math.min(now, Date.parse(effect.startedAt) + RED_FLAG_MS)),
  )
  const holds = [
    ...missedDoseHolds({ frequency, missed: missed ?? undefined }, gaps, now),
    ...redFlagHolds(
      flags.map(({ startedAt }) => Date.parse(startedAt)),
      now,
    ),
  ]
  const dayOfHold = (at: number) => dayOf(at, user.timeZone)
  return holds
    .filter(({ from, until }) => from <= now && (until === null || until > planned))
    .toSorted((one, other) => other.from - one.from)
    .slice(0, MAX_HOLDS)
    .map(({ reason, from, until }) => ({
      reason,
      from: dayOfHold(Math.max(from, planned)),
      until: until === null ? null : dayOfHold(until),
    }))
}
