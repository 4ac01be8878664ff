import { isInjected, type Route } from '@pepwell/domain/catalogue/medicines'
import { parseDose } from '@pepwell/domain/doses/doses'
import type { VialInUse } from '@pepwell/domain/safety/unit-warnings'
import { converterOf } from '@pepwell/domain/vials/containers'
import type { Db } from '../../database/connect.ts'
import { vialOf } from '../held-vials/held-vials.service.ts'
import { calculatedPeptides, latestVial } from './calculator.queries.ts'

/** A dose with its peptide. */
interface DoseOfPeptide {
  dose: string
  /** the plan entry; undefined before it is stored */
  entryId: number | undefined
  takenAt: Date
  /** of a stored dose */
  doseId?: number | undefined
  peptideId: number | null
  personalPeptideId: number | null
  /** of the catalogue; null if unknown */
  routes: readonly Route[] | null
}

/**
 * The vial for converting units or mL: the one in use, otherwise the latest calculation's.
 * @returns null if there is none; undefined if none is needed: another unit, or nothing injected
 */
export async function vialOfDose(
  db: Db,
  userId: string,
  { dose, routes, entryId, takenAt, doseId, ...about }: DoseOfPeptide,
): Promise<VialInUse | null | undefined> {
  if (!isInjected(routes ?? [])) return undefined
  const { unit } = parseDose(dose) ?? {}
  if (unit !== 'units' && unit !== 'mL') return undefined
  const held =
    entryId === undefined
      ? undefined
      : (await vialOf(db, { userId, userPeptideId: entryId, dose, takenAt, doseId }))?.content
  const inUse = held && converterOf(held)
  if (inUse) return { ...inUse, scale: held.syringeScale ?? 'U-100', isHeld: true }
  const found = await latestVial(db, userId, about)
  return found
    ? {
        amount: found.vialConcentration,
        unit: found.unit as VialInUse['unit'],
        waterMl: found.bacteriostaticWater,
        scale: found.syringeScale as VialInUse['scale'],
      }
    : null
}

/** Peptides mixed with bacteriostatic water, by a person's calculations. */
export const mixedPeptides = (db: Db, userId: string) => calculatedPeptides(db, userId)
