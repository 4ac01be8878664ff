import type { PreviewedDose } from '@pepwell/contract/doses/doses'
import { citedDose } from '@pepwell/domain/catalogue/cited-doses'
import { isInVial, type Label, type Route } from '@pepwell/domain/catalogue/medicines'
import { concurrentDoseWarnings, countsOthers } from '@pepwell/domain/safety/concurrent-doses'
import { hoursBetween, spacing, tooSoon, tooSoonWarning } from '@pepwell/domain/safety/dose-spacing'
import { doseWarnings } from '@pepwell/domain/safety/dose-warnings'
import { medicineOf, recognizedPeptide } from '@pepwell/domain/safety/planned-medicines'
import type { Warning } from '@pepwell/domain/safety/warnings'
import type { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { vialOfDose } from '../calculator/vial-in-use.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { splitDismissed, takenTogether } from '../plan/dismissed-warnings.service.ts'
import { type DoseNeighbors, doseNeighborsOf, neighborsOfTypedDose } from './doses-around.queries.ts'

/** A stored dose. */
interface StoredDose {
  id: number
  peptideName: string
  dose: string
  takenAt: Date
}

/** What a stored dose is judged with. */
interface Judging {
  db: Db
  catalogue: Catalogue
}

/** The last dose of the same peptide before a dose, and the first after it. */
function neighborsIn({ around }: DoseNeighbors) {
  const same = around.filter(({ isSame }) => isSame).toSorted((a, b) => a.takenAt - b.takenAt || a.id - b.id)
  return { before: same.findLast(({ isBefore }) => isBefore), after: same.find(({ isBefore }) => !isBefore) }
}

/** What other entries of the same class or substance say about a dose. */
async function concurrentWarnings(
  { db, catalogue }: Judging,
  { userId, peptideName: name, takenAt }: StoredDose & { userId: string },
  { around, now }: { around: DoseNeighbors; now: number },
): Promise<Warning[]> {
  const others = around.around.filter(({ isSame }) => !isSame)
  if (others.length === 0) return []
  const peptides = await catalogue.listWithDrafts()
  const medicine = medicineOf({ ...around, name }, peptides)
  if (!countsOthers(medicine)) return []
  const beside = others.map((other) => ({ ...other, medicine: medicineOf(other, peptides) }))
  const dose = { medicine, takenAt: takenAt.getTime() }
  const warnings = concurrentDoseWarnings(dose, beside, now)
  if (warnings.length === 0) return []
  if (!around.hasDismissals) return warnings
  const onPurpose = await takenTogether(db, userId, around.entryId, peptides)
  const rest = beside.filter(({ userPeptideId }) => userPeptideId === null || !onPurpose.has(userPeptideId))
  return concurrentDoseWarnings(dose, rest, now)
}

/** Warnings about a dose that come from the other doses of its peptide. */
function warningsOfSpacing(
  { takenAt }: StoredDose,
  { around, label, now }: { around: DoseNeighbors; label: Label | null; now: number },
): Warning[] {
  const { plannedDose: dose, frequency } = around
  const wanted = spacing({ label, interval: hoursBetween(frequency) })
  const { before, after } = neighborsIn(around)
  const others = [before, after].filter((one) => one !== undefined)
  const close = tooSoon(others, takenAt.getTime(), wanted)
  return close && wanted ? [tooSoonWarning(close, wanted, { plan: { dose, frequency }, now })] : []
}

/**
 * Warnings about a stored dose, from the plan and the doses around it.
 * @param now milliseconds since the epoch; 'ago' counts from it
 */
export async function warningsOfDose(
  judging: Judging,
  userId: string,
  stored: StoredDose,
  now: number,
): Promise<Warning[]> {
  return warningsAround(judging, userId, stored, {
    around: await doseNeighborsOf(judging.db, userId, stored.id),
    now,
  })
}

/** The same for a dose with its neighbors; they are undefined if the plan entry was deleted. */
export const warningsAround = async (...about: Parameters<typeof judgeDose>): Promise<Warning[]> =>
  (await judgeDose(...about)).warnings

/** Warnings about a dose, and which of them the person dismissed in the plan. */
async function judgeDose(
  judging: Judging,
  userId: string,
  stored: StoredDose,
  { around, now }: { around: DoseNeighbors | undefined; now: number },
): Promise<{ warnings: Warning[]; dismissed: Warning[] }> {
  const { dose } = stored
  if (!around) return { warnings: doseWarnings({ dose, frequency: '' }), dismissed: [] }
  const { plannedDose: planned, frequency, peptideId } = around
  const { before, after } = neighborsIn(around)
  const peptides = await judging.catalogue.listWithDrafts()
  const own = peptides.find(({ id }) => id === peptideId)
  const peptide = own ?? recognizedPeptide(stored.peptideName, peptides)
  const [name, label] = [peptide?.name, peptide?.label ?? null]
  const routes = (own?.routes ?? null) as Route[] | null
  const { id: doseId, takenAt } = stored
  const vial = await vialOfDose(judging.db, userId, { ...around, dose, routes, takenAt, doseId })
  const ofDose = doseWarnings({
    ...{
      name,
      vial,
      vialMg: isInVial(routes ?? []) ? (own?.mg ?? null) : null,
      cited: citedDose(name, peptide?.components),
    },
    ...{ dose, frequency, label, planned, before: before?.dose ?? null },
    isFirst: !before && !after,
  })
  const { left, dismissed } = around.hasDismissals
    ? await splitDismissed(judging.db, userId, around.entryId, ofDose)
    : { left: ofDose, dismissed: [] }
  const beside = await concurrentWarnings(judging, { ...stored, userId }, { around, now })
  return { warnings: [...warningsOfSpacing(stored, { around, label, now }), ...beside, ...left], dismissed }
}

/** After every stored dose: an unsaved one has no id yet. */
const NOT_STORED = Number.MAX_SAFE_INTEGER

/**
 * The warnings that a dose, or a change to a stored one, would trigger, and the dismissed ones.
 * @throws Refusal PLAN_ENTRY_NOT_FOUND
 */
export async function previewDose(
  judging: Judging,
  userId: string,
  { id, userPeptideId, dose, takenAt: at }: z.output<typeof PreviewedDose>,
  now: number,
): Promise<{ warnings: Warning[]; dismissed: string[] }> {
  const typed = { id: id ?? NOT_STORED, userPeptideId, takenAt: new Date(at) }
  const around = await neighborsOfTypedDose(judging.db, { userId, ...typed })
  if (!around) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
  const { peptideName } = around
  const { warnings, dismissed } = await judgeDose(
    judging,
    userId,
    { ...typed, peptideName, dose },
    { around, now },
  )
  return { warnings, dismissed: dismissed.map(({ message }) => message) }
}
