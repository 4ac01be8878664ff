import type { NewCalculation } from '@pepwell/contract/doses/calculator'
import type { PeptideChoice } from './peptide-choice.ts'

/** What a result passes on to the vial form. */
export interface CarriedVial {
  peptide: PeptideChoice
  amount: number
  unit: NewCalculation['unit']
  waterMl: number
}

/** The vial of a calculation. */
export const carriedVial = (
  peptide: PeptideChoice,
  { vialConcentration, unit, bacteriostaticWater }: NewCalculation,
): CarriedVial => ({ peptide, amount: vialConcentration, unit, waterMl: bacteriostaticWater })
