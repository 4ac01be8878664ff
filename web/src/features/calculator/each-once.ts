import type { DosageCalculation } from '@pepwell/contract/doses/calculator'

/** What was asked, as a text; the result follows from it. */
const askedIn = ({ peptide, personalPeptideId, ...asked }: DosageCalculation): string => {
  const { vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight } = asked
  const amounts = [vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight]
  return JSON.stringify([peptide.id, personalPeptideId, peptide.name, ...amounts])
}

/** Of equal calculations the first only. */
export function eachOnce(calculations: readonly DosageCalculation[]): DosageCalculation[] {
  const seen = new Set<string>()
  return calculations.filter((calculation) => {
    const asked = askedIn(calculation)
    return seen.has(asked) ? false : seen.add(asked)
  })
}
