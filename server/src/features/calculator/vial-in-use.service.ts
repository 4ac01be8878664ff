import { parseDose } from '@pepwell/domain/doses'
import { isInjected, type Route } from '@pepwell/domain/medicines'
import type { CalculatedVial } from '@pepwell/domain/vials'
import type { Db } from '../../database/connect.ts'
import { calculatedPeptides, latestVial } from './calculator.queries.ts'

/** A dose and what it is of. */
interface DoseOfPeptide {
  dose: string
  peptideId: number | null
  personalPeptideId: number | null
  /** of the catalogue; null where nothing is known */
  routes: readonly Route[] | null
}

/**
 * The vial that a dose in units or mL is converted by: that of the latest calculation.
 * @returns null where there is none; undefined where no vial is needed: the dose is in another unit, or nothing is injected
 */
export async function vialOfDose(
  db: Db,
  userId: string,
  { dose, routes, ...about }: DoseOfPeptide,
): Promise<CalculatedVial | null | undefined> {
  if (!isInjected(routes ?? [])) return undefined
  const { unit } = parseDose(dose) ?? {}
  if (unit !== 'units' && unit !== 'mL') return undefined
  const found = await latestVial(db, userId, about)
  return found
    ? {
        amount: found.vialConcentration,
        unit: found.unit as CalculatedVial['unit'],
        waterMl: found.bacteriostaticWater,
        scale: found.syringeScale as CalculatedVial['scale'],
      }
    : null
}

/** The peptides whose vials somebody mixes with bacteriostatic water, as their calculations say. */
export const mixedPeptides = (db: Db, userId: string) => calculatedPeptides(db, userId)
