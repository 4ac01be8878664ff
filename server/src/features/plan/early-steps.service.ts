import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { earlyStepWarning } from '@pepwell/domain/plan/early-steps'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { entryJudge } from './entry-judge.service.ts'
import { type JudgedRow, judgedEntries } from './plan-warnings.queries.ts'

type Judge = Awaited<ReturnType<typeof entryJudge>>

/** A state whose next step says what speaks against taking it today: its dose, or the label's or trial's time. */
async function withWarnings(
  state: DoseSteps,
  entry: JudgedRow | undefined,
  judge: Judge,
  today: string,
): Promise<DoseSteps> {
  const { steps, current, next } = state
  const [from, to] = [steps[current?.step ?? -1], steps[next?.step ?? -1]]
  if (!entry || !next || !to) return state
  const early =
    current && from
      ? earlyStepWarning({ from, to, since: current.since, today }, judge.templatesOf(entry))
      : undefined
  const doses = await judge.step({ ...entry, currentDose: next.dose }, entry.currentDose)
  const warnings = [...(early ? [early] : []), ...doses]
  return warnings.length > 0 ? { ...state, next: { ...next, warnings } } : state
}

/** Step states with the warnings of taking each next step today. */
export async function withStepWarnings(
  db: Db,
  user: SessionUser,
  states: readonly DoseSteps[],
  deps: { catalogue: Catalogue; clock: Clock },
): Promise<DoseSteps[]> {
  const ids = states.filter(({ next }) => next).map((state) => state.userPeptideId)
  if (ids.length === 0) return [...states]
  const [entries, judge] = [await judgedEntries(db, user.id, ids), await entryJudge(db, user, deps)]
  const today = dayOf(deps.clock.now(), user.timeZone)
  return Promise.all(
    states.map((state) =>
      withWarnings(
        state,
        entries.find(({ id }) => id === state.userPeptideId),
        judge,
        today,
      ),
    ),
  )
}
