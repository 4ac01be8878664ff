import { citedDose } from '@pepwell/domain/cited-doses'
import { hoursBetween, spacing, tooSoon, tooSoonWarning } from '@pepwell/domain/dose-spacing'
import { doseWarnings } from '@pepwell/domain/dose-warnings'
import { isInjected } from '@pepwell/domain/medicines'
import type { Warning } from '@pepwell/domain/warnings'
import type { Db } from '../../database/connect.ts'
import { vialOfDose } from '../calculator/vial-in-use.service.ts'
import { surroundingsOf } from './dose-warnings.queries.ts'

/** A dose as it is stored. */
interface StoredDose {
  id: number
  userPeptideId: number | null
  dose: string
  takenAt: Date
}

/** A dose beside the one in question, where there is one. */
const neighbour = (dose: string | null, takenAt: Date | null) =>
  dose === null || takenAt === null ? [] : [{ dose, takenAt: takenAt.getTime() }]

/**
 * What to warn of about a dose that is stored already, by the plan and the doses around it: one indexed read.
 * @param now milliseconds since the epoch; what 'ago' is counted from
 */
export async function warningsOfDose(
  db: Db,
  userId: string,
  stored: StoredDose,
  now: number,
): Promise<Warning[]> {
  const { id, userPeptideId, dose, takenAt } = stored
  const around =
    userPeptideId === null ? undefined : await surroundingsOf(db, { id, userId, userPeptideId, takenAt })
  if (!around) return doseWarnings({ dose, frequency: '' })
  const { currentDose: planned, frequency, label } = around
  const others = [
    ...neighbour(around.beforeDose, around.beforeAt),
    ...neighbour(around.afterDose, around.afterAt),
  ]
  const wanted = spacing({ label, interval: hoursBetween(frequency) })
  const close = tooSoon(others, takenAt.getTime(), wanted)
  const soon = close && wanted && tooSoonWarning(close, wanted, { plan: { dose: planned, frequency }, now })
  const vial = await vialOfDose(db, userId, { ...around, dose })
  const judged = doseWarnings({
    ...{ name: around.name ?? undefined, vial, vialMg: isInjected(around.routes ?? []) ? around.mg : null },
    cited: citedDose(around.name),
    ...{ dose, frequency, label, planned, before: around.beforeDose },
    isFirst: others.length === 0,
  })
  return soon ? [soon, ...judged] : judged
}
