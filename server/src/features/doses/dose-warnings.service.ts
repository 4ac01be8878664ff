import { citedDose } from '@pepwell/domain/cited-doses'
import { hoursBetween, spacing, tooSoon, tooSoonWarning } from '@pepwell/domain/dose-spacing'
import { doseWarnings } from '@pepwell/domain/dose-warnings'
import { countsOthers, doseBesideWarnings, LONGEST_INTERVAL_MS } from '@pepwell/domain/doses-beside'
import { isInjected } from '@pepwell/domain/medicines'
import { medicineOf } from '@pepwell/domain/planned-medicines'
import type { Warning } from '@pepwell/domain/warnings'
import type { Db } from '../../database/connect.ts'
import { vialOfDose } from '../calculator/vial-in-use.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { dosesBeside, surroundingsOf } from './dose-warnings.queries.ts'

/** A dose as it is stored. */
interface StoredDose {
  id: number
  userPeptideId: number | null
  peptideName: string
  dose: string
  takenAt: Date
}

/** A dose beside the one in question, where there is one. */
const neighbour = (dose: string | null, takenAt: Date | null) =>
  dose === null || takenAt === null ? [] : [{ dose, takenAt: takenAt.getTime() }]

type Surroundings = NonNullable<Awaited<ReturnType<typeof surroundingsOf>>>

/** What to judge a stored dose with. */
interface Judging {
  db: Db
  catalogue: Catalogue
}

/** What other entries of the same class or substance say about a dose; they are read only where one could. */
async function warningsBeside(
  { db, catalogue }: Judging,
  stored: StoredDose & { userId: string; userPeptideId: number },
  { around, now }: { around: Surroundings; now: number },
): Promise<Warning[]> {
  const peptides = await catalogue.listWithDrafts()
  const { peptideName: name, takenAt } = stored
  const medicine = medicineOf({ ...around, name }, peptides)
  if (!countsOthers(medicine)) return []
  const others = await dosesBeside(db, { ...stored, ...around, name, within: LONGEST_INTERVAL_MS })
  const beside = others.map((other) => ({
    dose: other.dose,
    takenAt: other.takenAt.getTime(),
    medicine: medicineOf(other, peptides),
  }))
  return doseBesideWarnings({ medicine, takenAt: takenAt.getTime() }, beside, now)
}

/** What to warn of about a dose by the other doses of its peptide. */
function warningsOfSpacing({ takenAt }: StoredDose, around: Surroundings, now: number): Warning[] {
  const { currentDose: dose, frequency, label } = around
  const wanted = spacing({ label, interval: hoursBetween(frequency) })
  const others = [
    ...neighbour(around.beforeDose, around.beforeAt),
    ...neighbour(around.afterDose, around.afterAt),
  ]
  const close = tooSoon(others, takenAt.getTime(), wanted)
  return close && wanted ? [tooSoonWarning(close, wanted, { plan: { dose, frequency }, now })] : []
}

/**
 * What to warn of about a dose that is stored already, by the plan and the doses around it: one indexed read, and another one for a
 * medicine that is not taken together with others.
 * @param now milliseconds since the epoch; what 'ago' is counted from
 */
export async function warningsOfDose(
  judging: Judging,
  userId: string,
  stored: StoredDose,
  now: number,
): Promise<Warning[]> {
  const { db } = judging
  const { id, userPeptideId, dose, takenAt } = stored
  const around =
    userPeptideId === null ? undefined : await surroundingsOf(db, { id, userId, userPeptideId, takenAt })
  if (!around || userPeptideId === null) return doseWarnings({ dose, frequency: '' })
  const { currentDose: planned, frequency, label } = around
  const vial = await vialOfDose(db, userId, { ...around, dose })
  return [
    ...warningsOfSpacing(stored, around, now),
    ...(await warningsBeside(judging, { ...stored, userId, userPeptideId }, { around, now })),
    ...doseWarnings({
      ...{ name: around.name ?? undefined, vial, vialMg: isInjected(around.routes ?? []) ? around.mg : null },
      cited: citedDose(around.name),
      ...{ dose, frequency, label, planned, before: around.beforeDose },
      isFirst: around.beforeDose === null && around.afterDose === null,
    }),
  ]
}
