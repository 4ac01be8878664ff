import type { NewCalculation } from '@pepwell/contract/doses/calculator'
import type { PeptideChoice } from './peptide-choice.ts'

/** What is carried from a result into the person's vials. */
export interface CarriedVial {
  peptide: PeptideChoice
  amount: number
  unit: NewCalculation['unit']
  waterMl: number
}

/** The vial that a calculation was about. */
export const carriedVial = (
  peptide: PeptideChoice,
  { vialConcentration, unit, bacteriostaticWater }: NewCalculation,
): CarriedVial => ({ peptide, amount: vialConcentration, unit, waterMl: bacteriostaticWater })
