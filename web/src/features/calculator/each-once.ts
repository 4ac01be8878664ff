import type { DosageCalculation } from '@pepwell/contract/doses/calculator'

/** The calculation's input as a text key. */
const askedIn = ({ peptide, personalPeptideId, ...asked }: DosageCalculation): string => {
  const { vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight } = asked
  const amounts = [vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight]
  return JSON.stringify([peptide.id, personalPeptideId, peptide.name, ...amounts])
}

/** Drops duplicate calculations, keeping the first. */
export function eachOnce(calculations: readonly DosageCalculation[]): DosageCalculation[] {
  const seen = new Set<string>()
  return calculations.filter((calculation) => {
    const asked = askedIn(calculation)
    return seen.has(asked) ? false : seen.add(asked)
  })
}
