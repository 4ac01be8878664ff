import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { courseOf, type DoseStep, laterSteps, nextStep, stageOf } from '@pepwell/domain/plan/titration'
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

/** An entry's data besides its steps. */
interface Known {
  entry: queries.SteppedEntry
  steps: readonly DoseStep[]
  decisions: Awaited<ReturnType<typeof queries.decisionsSincePlanned>>
  taken: { doses: number; lastTakenAt: Date | null } | undefined
  hasRedFlag: boolean
}

/** Why no step is proposed. Both reasons are for the prescriber; a symptom is the more urgent one. */
function holdOf({ entry, taken, hasRedFlag }: Known, now: number): DoseSteps['hold'] {
  const { frequency, label } = entry
  const lastTakenAt = taken?.lastTakenAt?.getTime()
  const hasMissed = missedTwoWeeklyDoses({ frequency, missed: label?.missed }, lastTakenAt, now)
  if (!hasRedFlag && !hasMissed) return null
  const reason = hasRedFlag ? 'red-flag' : 'missed-doses'
  return { reason, message: HOLD_MESSAGES[reason] }
}

/** The first day of each step; past ones by when they were taken. */
function startDays({ decisions }: Known): Map<number, CalendarDay> {
  const days = new Map<number, CalendarDay>()
  for (const { act, position, decidedOn } of decisions)
    if (position !== null && (act !== 'stay' || !days.has(position))) days.set(position, decidedOn)
  return days
}

const withoutSteps = (userPeptideId: number): DoseSteps => ({
  ...{ userPeptideId, steps: [], current: null, next: null, hold: null },
})

function stateOf(known: Known, today: CalendarDay, now: number): DoseSteps {
  const { entry, steps, decisions, taken } = known
  const course = courseOf(decisions)
  if (!course || steps.length === 0) return withoutSteps(entry.id)
  const { frequency } = entry
  const next = nextStep(steps, course, { today, frequency, dosesTaken: taken?.doses ?? 0 })
  const ahead = next ? laterSteps(steps, next, frequency) : new Map<number, CalendarDay | null>()
  const past = startDays(known)
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

/** Whether a possibly urgent symptom was logged in the last days. */
async function hadRedFlag(db: Db, userId: string, now: number): Promise<boolean> {
  const since = new Date(now - RED_FLAG_DAYS * 24 * 60 * 60 * 1000)
  const effects = await queries.sideEffectsSince(db, userId, since)
  return effects.some(({ startedAt, endedAt, ...effect }) => {
    const noted = { ...effect, startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null }
    return emergenciesOf(noted, now).length > 0
  })
}

/** The step states of plan entries, in their order. */
export async function stepStates(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  entries: readonly queries.SteppedEntry[],
  now: number,
): Promise<DoseSteps[]> {
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return []
  const steps = Map.groupBy(await queries.stepsOf(db, user.id, ids), ({ userPeptideId }) => userPeptideId)
  // Most people have no steps: their vials and levels need nothing else.
  if (steps.size === 0) return ids.map(withoutSteps)
  const decisions = Map.groupBy(
    await queries.decisionsSincePlanned(db, user.id, ids),
    ({ userPeptideId }) => userPeptideId,
  )
  const today = dayOf(now, user.timeZone)
  const since = ids.map((entryId) => ({
    entryId,
    day: courseOf(decisions.get(entryId) ?? [])?.since ?? today,
  }))
  const taken = await queries.dosesTakenSince(db, user.id, since)
  const hasRedFlag = await hadRedFlag(db, user.id, now)
  return entries.map((entry) =>
    stateOf(
      {
        entry,
        steps: (steps.get(entry.id) ?? []).map(({ userPeptideId: _, ...step }) => step),
        decisions: decisions.get(entry.id) ?? [],
        taken: taken.find(({ entryId }) => entryId === entry.id),
        hasRedFlag,
      },
      today,
      now,
    ),
  )
}
