import type { NewCalculation } from '@pepwell/contract/doses/calculator'
import { isInjected } from '@pepwell/domain/catalogue/medicines'
import { calculateDosage, RESULT_DECIMALS } from '@pepwell/domain/doses/calculator'
import { toFixed } from '@pepwell/domain/math/rational'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import {
  calculationOf,
  calculationsOf,
  insertCalculation,
  personalPeptide,
  publishedPeptide,
} from './calculator.queries.ts'

/** A calculation's peptide, if it exists, is visible to the person, and may be injected. */
async function chosenPeptide(db: Db, userId: string, input: NewCalculation) {
  const { peptideId = null, personalPeptideId = null } = input
  if (personalPeptideId) {
    const own = await personalPeptide(db, userId, personalPeptideId)
    if (!own) throw new Refusal('PERSONAL_PEPTIDE_NOT_FOUND')
    return { peptideId, personalPeptideId, peptideName: own.name }
  }
  const peptide = await publishedPeptide(db, Number(peptideId))
  if (!peptide) throw new Refusal('PEPTIDE_NOT_FOUND')
  if (!isInjected(peptide.routes)) throw new Refusal('NOT_INJECTED')
  return { peptideId, personalPeptideId, peptideName: peptide.name }
}

/** The stored result; the same functions show it in the browser while it is typed. */
function resultOf({ vialConcentration, bacteriostaticWater, desiredDose }: NewCalculation) {
  const given = { vial: vialConcentration, waterMl: bacteriostaticWater, dose: desiredDose }
  const { volume, concentration, dosesPerVial } = calculateDosage(given)
  return {
    calculatedVolume: toFixed(volume, RESULT_DECIMALS),
    concentration: toFixed(concentration, RESULT_DECIMALS),
    dosesPerVial,
  }
}

/** Dosage calculations, saved for reference next to the vial. */
export function calculatorService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    list: (user: SessionUser, page: { limit: number; after?: number | undefined }) =>
      calculationsOf(db, user.id, page),

    /** @throws Refusal PEPTIDE_NOT_FOUND, PERSONAL_PEPTIDE_NOT_FOUND, NOT_INJECTED */
    calculate: (user: SessionUser, input: NewCalculation) =>
      db.transaction().execute(async (tx) => {
        const peptide = await chosenPeptide(tx, user.id, input)
        const { vialConcentration, bacteriostaticWater, desiredDose, bodyWeight = null } = input
        const { unit, doseUnit = unit, syringeScale = null } = input
        const id = await insertCalculation(tx, {
          userId: user.id,
          ...peptide,
          vialConcentration,
          bacteriostaticWater,
          desiredDose,
          unit,
          doseUnit,
          bodyWeight,
          syringeScale,
          ...resultOf(input),
          createdAt: new Date(clock.now()),
        })
        return calculationOf(tx, id)
      }),
  }
}

export type Calculator = ReturnType<typeof calculatorService>
