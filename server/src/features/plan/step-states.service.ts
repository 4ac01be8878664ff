import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { courseOf, laterSteps, nextStep, stageOf } from '@pepwell/domain/plan/titration'
import { missedTwoWeeklyDoses } from '@pepwell/domain/plan/titration-hold'
import { emergenciesOf } from '@pepwell/domain/side-effects/red-flags'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import * as queries from './dose-steps.queries.ts'

const HOLD_MESSAGES = {
  'missed-doses': 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.',
  'red-flag': 'You logged a serious symptom. Ask your prescriber before your next step.',
}

/** An entry's steps with its progress. */
interface Known {
  entry: queries.SteppedEntry
  taken: { doses: number; lastTakenAt: string | null } | undefined
  hasRedFlag: boolean
}

/** Why no step is proposed. Both reasons are for the prescriber; a symptom is the more urgent one. */
function holdOf({ entry, taken, hasRedFlag }: Known, now: number): DoseSteps['hold'] {
  const { frequency, missed } = entry
  const lastTakenAt = taken?.lastTakenAt ? Date.parse(taken.lastTakenAt) : undefined
  const hasMissed = missedTwoWeeklyDoses({ frequency, missed: missed ?? undefined }, lastTakenAt, now)
  if (!hasRedFlag && !hasMissed) return null
  const reason = hasRedFlag ? 'red-flag' : 'missed-doses'
  return { reason, message: HOLD_MESSAGES[reason] }
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
  const ahead = next ? laterSteps(steps, next, frequency) : new Map<number, CalendarDay | null>()
  const past = startDays(entry)
  const { position, since } = course
  const dose = (at: number) => steps[at]?.dose ?? ''
  return {
    userPeptideId: entry.id,
    steps: steps.map((step, at) => ({
      ...step,
      state: at === position ? 'current' : at < (next?.position ?? steps.length) ? 'done' : 'upcoming',
      startsOn: at === position ? since : (ahead.get(at) ?? past.get(at) ?? null),
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
    hold: next ? holdOf(known, now) : null,
  }
}

const RED_FLAG_DAYS = 7

/** Whether a side effect may be urgent. */
const isRedFlag = (
  { startedAt, endedAt, ...effect }: Awaited<ReturnType<typeof queries.progressOf>>['effects'][number],
  now: number,
): boolean => {
  const ended = endedAt === null ? null : Date.parse(endedAt)
  return emergenciesOf({ ...effect, startedAt: Date.parse(startedAt), endedAt: ended }, now).length > 0
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
  const hasRedFlag = effects.some((effect) => isRedFlag(effect, now))
  return entries.map((entry) =>
    stateOf({ entry, taken: taken.find(({ entryId }) => entryId === entry.id), hasRedFlag }, today, now),
  )
}
