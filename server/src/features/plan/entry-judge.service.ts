import { citedDose } from '@pepwell/domain/catalogue/cited-doses'
import { isInVial, type Route } from '@pepwell/domain/catalogue/medicines'
import { keyOfPeptide } from '@pepwell/domain/catalogue/peptides'
import { warningsOfStep } from '@pepwell/domain/plan/step-doses'
import { stepTemplatesFor } from '@pepwell/domain/plan/titration-templates'
import { doseFrequencyWarnings } from '@pepwell/domain/safety/dose-frequency'
import { plannedDoseWarnings } from '@pepwell/domain/safety/dose-warnings'
import {
  type PlannedEntry,
  readInAdvance,
  safetyWarnings,
  warningsForOthers,
} from '@pepwell/domain/safety/plan-safety'
import { recognizedPeptide } from '@pepwell/domain/safety/planned-medicines'
import { isAllergicToBenzylAlcohol } from '@pepwell/domain/safety/preservatives'
import type { Warning } from '@pepwell/domain/safety/warnings'
import type { KnownPeptide } from '@pepwell/domain/stacks/proposals'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { mapTimeSliced } from '../../time-sliced.ts'
import { healthOf } from '../accounts/profile/profile-health.service.ts'
import { mixedPeptides, vialOfDose } from '../calculator/vial-in-use.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import * as queries from './plan-warnings.queries.ts'
import { takenPeptides } from './taken-peptides.queries.ts'

/** An entry to check: stored, or from a form. */
export type Judged = Omit<queries.JudgedRow, 'id'> & { id?: number }

const BLANK = { age: null, healthConditions: null, allergies: null }

/** An entry for the domain's rules. */
export const plannedEntry = (
  { id, peptideId, personalPeptideId, name, notes }: Judged,
  peptides: readonly KnownPeptide[],
  mixed: ReadonlySet<string> = new Set(),
): PlannedEntry => ({
  ...(id !== undefined && { id }),
  ...{ name, notes, isMixed: mixed.has(keyOfPeptide({ peptideId, personalPeptideId })) },
  peptide: peptides.find((peptide) => peptide.id === peptideId),
})

interface Deps {
  clock: Clock
  catalogue: Catalogue
}

/** Reads once what all of a person's entries are checked with. */
export async function entryJudge(within: Db, user: SessionUser, { clock, catalogue }: Deps) {
  const [person = BLANK, active, peptides] = await Promise.all([
    healthOf(within, user, clock.now()),
    queries.activeEntries(within, user.id),
    catalogue.listWithDrafts(),
  ])
  const courses = peptides.filter(({ label }) => label?.start).map(({ id }) => id)
  const taken = await takenPeptides(within, user.id, courses)
  const mixed = isAllergicToBenzylAlcohol(person)
    ? new Set((await mixedPeptides(within, user.id)).map(keyOfPeptide))
    : new Set<string>()
  await mapTimeSliced(
    active,
    (one) => readInAdvance(plannedEntry(one, peptides), { person, catalogue: peptides }),
    1,
  )
  const others = (id?: number) =>
    active.filter((one) => one.id !== id).map((one) => plannedEntry(one, peptides))
  const peptideOf = ({ peptideId, name }: Pick<Judged, 'peptideId' | 'name'>) =>
    peptides.find(({ id }) => id === peptideId) ?? recognizedPeptide(name, peptides)
  const templatesOf = (entry: Judged) => stepTemplatesFor(peptideOf(entry)?.name ?? '')
  async function dosesOf(entry: Judged, before?: string): Promise<Warning[]> {
    const { currentDose: dose, frequency, name, peptideId } = entry
    const own = peptides.find(({ id }) => id === peptideId)
    const peptide = peptideOf(entry)
    const label = entry.label ?? peptide?.label ?? null
    const routes = (own?.routes ?? null) as Route[] | null
    const judged = plannedDoseWarnings({
      ...{ dose, frequency, label, name, before },
      vial: await vialOfDose(within, user.id, {
        ...{ ...entry, entryId: entry.id, dose, routes },
        takenAt: new Date(clock.now()),
      }),
      vialMg: routes && isInVial(routes) ? (own?.mg ?? null) : null,
      cited: citedDose(peptide?.name ?? name, peptide?.components),
      isFirst: peptide !== undefined && !taken.has(peptide.id) && !(peptideId === null && entry.isLogged),
    })
    return [...judged, ...doseFrequencyWarnings(dose, frequency)]
  }
  return {
    active,
    doses: dosesOf,
    /** the steps that labels and trials have for an entry */
    templatesOf,
    /** @param before the dose of the previous step */
    step: async (entry: Judged, before?: string): Promise<Warning[]> =>
      warningsOfStep(await dosesOf(entry, before), { dose: entry.currentDose, before }, templatesOf(entry)),
    /** What the entry's own words mean for the rest of the plan. */
    forOthers: (entry: Judged): Warning[] =>
      warningsForOthers(plannedEntry(entry, peptides), others(entry.id), peptides),
    /** @param begins whether it was just added or resumed; before its first dose this is implied */
    safety: (entry: Judged, begins = false): Warning[] =>
      safetyWarnings(plannedEntry(entry, peptides, mixed), {
        ...{ person, others: others(entry.id), catalogue: peptides, begins: begins || !entry.isLogged },
      }),
  }
}
