import type { StepHold } from '@pepwell/contract/plan/dose-steps'
import {
  type DoseGap,
  gapBeforeFirst,
  missedDoseHolds,
  RED_FLAG_DAYS,
  redFlagHolds,
} from '@pepwell/domain/plan/titration-hold'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import type { SteppedEntry } from './dose-steps.queries.ts'
import { doseGaps, effectsSince, firstDoseAt } from './step-holds.queries.ts'
import { beganAt, redFlagTimes } from './step-states.service.ts'

/** Holds that are listed. */
const MAX_HOLDS = 100

const RED_FLAG_MS = RED_FLAG_DAYS * 24 * 60 * 60 * 1000

/** The long gaps between an entry's doses since its steps were planned, and the one before the first dose. */
async function gapsOf(db: Db, user: SessionUser, entry: SteppedEntry, plannedAt: Date): Promise<DoseGap[]> {
  const gaps = await doseGaps(db, user.id, entry.id, plannedAt)
  const [first, began] = [await firstDoseAt(db, user.id, entry.id), beganAt(entry, user.timeZone)]
  const isFirst = began !== undefined && (!first || first.getTime() > began)
  return isFirst ? [...gaps, gapBeforeFirst(began, first?.getTime() ?? null)] : gaps
}

/**
 * When an entry's steps were on hold, latest first. Counted from logged doses and side effects, so that a corrected
 * log corrects the history too.
 */
export async function stepHolds(
  db: Db,
  user: SessionUser,
  entry: SteppedEntry,
  now: number,
): Promise<StepHold[]> {
  const { frequency, missed, plannedAt } = entry
  if (plannedAt === null) return []
  const planned = Date.parse(plannedAt)
  const gaps = await gapsOf(db, user, entry, new Date(planned))
  const effects = await effectsSince(db, user.id, new Date(planned - RED_FLAG_MS))
  const flags = await redFlagTimes(effects, (startedAt) => Math.min(now, startedAt + RED_FLAG_MS))
  const holds = [
    ...missedDoseHolds({ frequency, missed: missed ?? undefined }, gaps, now),
    ...redFlagHolds(flags, now),
  ]
  const dayOfHold = (at: number) => dayOf(at, user.timeZone)
  return holds
    .filter(({ from, until }) => from <= now && (until === null || until > planned))
    .toSorted((a, b) => b.from - a.from)
    .slice(0, MAX_HOLDS)
    .map(({ reason, from, until }) => ({
      reason,
      from: dayOfHold(Math.max(from, planned)),
      until: until === null ? null : dayOfHold(until),
    }))
}
