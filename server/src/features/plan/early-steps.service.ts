import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { earlyStepWarning } from '@pepwell/domain/plan/early-steps'
import { stepTemplatesFor } from '@pepwell/domain/plan/titration-templates'
import { recognizedPeptide } from '@pepwell/domain/safety/planned-medicines'
import type { KnownPeptide } from '@pepwell/domain/stacks/proposals'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { peptidesOf } from './dose-steps.queries.ts'

/** A state whose next step names what its label or trial says against taking it today. */
function withWarning(state: DoseSteps, peptide: KnownPeptide | undefined, today: CalendarDay): DoseSteps {
  const { steps, current, next } = state
  const [from, to] = [steps[current?.step ?? -1], steps[next?.step ?? -1]]
  if (!peptide || !current || !next || !from || !to) return state
  const templates = stepTemplatesFor(peptide.name)
  const warning = earlyStepWarning({ from, to, since: current.since, today }, templates)
  return warning ? { ...state, next: { ...next, warnings: [warning] } } : state
}

/** Step states with the warnings of taking each next step today. */
export async function withStepWarnings(
  db: Db,
  user: SessionUser,
  states: readonly DoseSteps[],
  { catalogue, now }: { catalogue: Catalogue; now: number },
): Promise<DoseSteps[]> {
  const ids = states.filter(({ current, next }) => current && next).map((state) => state.userPeptideId)
  if (ids.length === 0) return [...states]
  const [entries, peptides] = [await peptidesOf(db, user.id, ids), await catalogue.listWithDrafts()]
  const today = dayOf(now, user.timeZone)
  return states.map((state) => {
    const entry = entries.find(({ id }) => id === state.userPeptideId)
    const own = peptides.find(({ id }) => id === entry?.peptideId)
    return withWarning(
      state,
      own ?? (entry?.name ? recognizedPeptide(entry.name, peptides) : undefined),
      today,
    )
  })
}
