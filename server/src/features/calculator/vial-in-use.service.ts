import { parseDose } from '@pepwell/domain/doses'
import type { Vial } from '@pepwell/domain/vials'
import type { Db } from '../../database/connect.ts'
import { latestVial } from './calculator.queries.ts'

/**
 * The vial that a dose in units or mL is converted by: that of the latest calculation.
 * @returns null where there is none; undefined where the dose is in another unit, which needs no vial
 */
export async function vialOfDose(
  db: Db,
  userId: string,
  { dose, ...about }: { dose: string; peptideId: number | null; personalPeptideId: number | null },
): Promise<Vial | null | undefined> {
  const { unit } = parseDose(dose) ?? {}
  if (unit !== 'units' && unit !== 'mL') return undefined
  const found = await latestVial(db, userId, about)
  return found
    ? {
        amount: found.vialConcentration,
        unit: found.unit as Vial['unit'],
        waterMl: found.bacteriostaticWater,
      }
    : null
}
