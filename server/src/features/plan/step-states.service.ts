import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { courseOf, laterSteps, nextStep, stageOf } from '@pepwell/domain/plan/titration'
import {
  type DoseGap,
  gapBeforeFirst,
  type Hold,
  type HoldReason,
  missedDoseHolds,
  RED_FLAG_DAYS,
  redFlagHolds,
} from '@pepwell/domain/plan/titration-hold'
import { emergenciesOf } from '@pepwell/domain/side-effects/red-flags'
import { type CalendarDay, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { mapTimeSliced } from '../../time-sliced.ts'
import * as queries from './dose-steps.queries.ts'

const HOLD_MESSAGES = {
  'missed-doses': 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.',
  'red-flag': 'You logged a serious symptom. Ask your prescriber whether to restart at a lower dose.',
}

/** A step on hold waits for the prescriber's approval, which the person gives as the reason. */
export const mentionsPrescriber = (reason: string | null | undefined) => /\bprescriber\b/i.test(reason ?? '')

/** An entry's steps with its progress. */
interface Known {
  entry: queries.SteppedEntry
  taken: { doses: number; lastTakenAt: string | null } | undefined
  /** serious symptoms of the last days, in milliseconds since the epoch */
  redFlags: readonly number[]
  timeZone: string
}

/** When an entry's steps began: when they were first planned, or on its first day if that is later. */
export const beganAt = (
  { plannedAt, startDate }: Pick<queries.SteppedEntry, 'plannedAt' | 'startDate'>,
  timeZone: string,
): number | undefined =>
  plannedAt === null ? undefined : Math.max(Date.parse(plannedAt), instantOf(startDate, '00:00', timeZone))

/** The time since the latest dose, or since the steps began. */
function openGaps({ entry, taken, timeZone }: Known): DoseGap[] {
  if (taken?.lastTakenAt) return [{ takenAt: Date.parse(taken.lastTakenAt), nextAt: null }]
  const began = beganAt(entry, timeZone)
  return began === undefined ? [] : [gapBeforeFirst(began, null)]
}

/** The holds that are not over, those for a symptom first: it is the more urgent reason. */
function openHolds(known: Known, now: number): Hold[] {
  const { frequency, missed } = known.entry
  const missedDoses = missedDoseHolds({ frequency, missed: missed ?? undefined }, openGaps(known), now)
  return [...redFlagHolds(known.redFlags, now), ...missedDoses].filter(({ until }) => until === null)
}

/** Whether a person decided with the prescriber since the reason for a hold began. */
const isSettled = ({ agreed }: queries.SteppedEntry, reason: HoldReason, since: number): boolean =>
  agreed.some(
    (decision) =>
      decision.heldFor === reason &&
      mentionsPrescriber(decision.reason) &&
      Date.parse(decision.decidedAt) >= since,
  )

/** Why no step is proposed. Both reasons are for the prescriber. */
function holdOf(known: Known, now: number): DoseSteps['hold'] {
  const open = openHolds(known, now).find(({ reason, from }) => {
    // Another symptom since needs another decision.
    const since = reason === 'red-flag' ? Math.max(...known.redFlags) : from
    return !isSettled(known.entry, reason, since)
  })
  return open ? { reason: open.reason, message: HOLD_MESSAGES[open.reason] } : null
}

/** The first day of each step; past ones by when they were taken. */
function startDays({ decisions }: queries.SteppedEntry): Map<number, CalendarDay> {
  const days = new Map<number, CalendarDay>()
  for (const { act, position, decidedOn } of decisions)
    if (position !== null && (act !== 'stay' || !days.has(position))) days.set(position, decidedOn)
  return days
}

const withoutSteps = (userPeptideId: number): DoseSteps => ({
  ...{ userPeptideId, steps: [], current: null, next: null, hold: null },
})

function stateOf(known: Known, today: CalendarDay, now: number): DoseSteps {
  const { entry, taken } = known
  const { steps, decisions } = entry
  const course = courseOf(decisions)
  if (!course || steps.length === 0) return withoutSteps(entry.id)
  const { frequency } = entry
  const next = nextStep(steps, course, { today, frequency, dosesTaken: taken?.doses ?? 0 })
  const ahead = next ? laterSteps(steps, next, { today, frequency }) : new Map<number, CalendarDay | null>()
  const past = startDays(entry)
  const { position, since } = course
  const dose = (at: number) => steps[at]?.dose ?? ''
  return {
    userPeptideId: entry.id,
    steps: steps.map((step, index) => ({
      ...step,
      state: index === position ? 'current' : index < (next?.position ?? steps.length) ? 'done' : 'upcoming',
      startsOn: index === position ? since : (ahead.get(index) ?? past.get(index) ?? null),
    })),
    current: position === null ? null : { step: position, dose: dose(position), since },
    next: next
      ? {
          step: next.position,
          dose: dose(next.position),
          startsOn: next.startsOn,
          stage: entry.status === 'active' ? stageOf(next.startsOn, today) : 'later',
        }
      : null,
    hold: holdOf(known, now),
  }
}

type FeltEffect = Awaited<ReturnType<typeof queries.progressOf>>['effects'][number]

/**
 * The starts of the side effects that may be urgent, in milliseconds since the epoch.
 * @param seenAt when a side effect with a start is judged
 */
export async function redFlagTimes(
  effects: readonly FeltEffect[],
  seenAt: (startedAt: number) => number,
): Promise<number[]> {
  const isRedFlag = ({ startedAt, endedAt, ...effect }: FeltEffect) => {
    const [began, ended] = [Date.parse(startedAt), endedAt === null ? null : Date.parse(endedAt)]
    return emergenciesOf({ ...effect, startedAt: began, endedAt: ended }, seenAt(began)).length > 0
  }
  // A note takes milliseconds when it is read first.
  const areFlags = await mapTimeSliced(effects, isRedFlag, 1)
  return effects.filter((_, index) => areFlags[index]).map(({ startedAt }) => Date.parse(startedAt))
}

/** The step states of plan entries, in their order. */
export async function stepStates(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  entries: readonly queries.SteppedEntry[],
  now: number,
): Promise<DoseSteps[]> {
  const stepped = entries.filter(({ steps }) => steps.length > 0)
  // Most people have no steps: their vials and levels need nothing else.
  if (stepped.length === 0) return entries.map(({ id }) => withoutSteps(id))
  const today = dayOf(now, user.timeZone)
  const { taken, effects } = await queries.progressOf(db, user.id, {
    steps: stepped.map(({ id, decisions }) => ({ entryId: id, day: courseOf(decisions)?.since ?? today })),
    effectsSince: new Date(now - RED_FLAG_DAYS * 24 * 60 * 60 * 1000),
  })
  const redFlags = await redFlagTimes(effects, () => now)
  return entries.map((entry) =>
    stateOf(
      { entry, taken: taken.find(({ entryId }) => entryId === entry.id), redFlags, timeZone: user.timeZone },
      today,
      now,
    ),
  )
}
