import type { DosageCalculation } from '@pepwell/contract/doses/calculator'
import { DEFAULT_WATER_ML, unitsOfVial } from '@pepwell/domain/doses/calculator'
import { type Dose, isCounted, parseDose } from '@pepwell/domain/doses/doses'
import type { CalculationValues } from './calculation-form.ts'
import type { PeptideChoice } from './peptide-choice.ts'

type Vial = Pick<CalculationValues, 'unit' | 'vialConcentration' | 'bacteriostaticWater'>

interface Known {
  vial?: Vial
  dose?: Pick<CalculationValues, 'desiredDose' | 'doseUnit'>
  /** the source of that value */
  text: string
}

const unknownVial = { vialConcentration: null, bacteriostaticWater: DEFAULT_WATER_ML }

const vialText = ({ unit, vialConcentration, bacteriostaticWater }: Vial): string =>
  `${vialConcentration} ${unit} in ${bacteriostaticWater} mL`

/** The vial of the latest calculation, or the catalog's; undefined if both are unknown. */
function vialOf(
  { mg }: PeptideChoice,
  latest: DosageCalculation | undefined,
  dose: Dose | undefined,
): [Vial, string] | undefined {
  if (latest) {
    const { unit, vialConcentration, bacteriostaticWater } = latest
    const vial = { unit, vialConcentration, bacteriostaticWater }
    return [vial, `your last vial of ${vialText(vial)}`]
  }
  // A dose in IU can't come from a vial in mg, and a counted dose comes from no vial.
  if (mg === null || dose?.unit === 'IU' || (dose && isCounted(dose.unit))) return undefined
  return [{ ...unknownVial, unit: 'mg', vialConcentration: mg }, `${mg} mg vial`]
}

/** A dose the calculator can use. Marks and mL are meaningless before the vial is known. */
function calculable(dose: Dose | undefined, vial: Vial | undefined) {
  const units = (vial ? [vial.unit] : (['mg', 'IU'] as const)).map((unit) => ({
    unit,
    of: unitsOfVial(unit),
  }))
  for (const { unit, of } of units) {
    const doseUnit = of.find((one) => one === dose?.unit)
    if (dose && doseUnit) return { unit, desiredDose: dose.amount, doseUnit }
  }
  return undefined
}

/** The known vial and plan dose of a peptide. */
export function prefilledValues(
  peptide: PeptideChoice,
  latest: DosageCalculation | undefined,
): Known | undefined {
  const planned = parseDose(peptide.planDose ?? '')
  const [known, vialWords] = vialOf(peptide, latest, planned) ?? []
  const dose = calculable(planned, known)
  const vial = known ?? (dose && { ...unknownVial, unit: dose.unit })
  const words = [dose && `your plan: ${peptide.planDose}`, vialWords].filter(Boolean).join(', ')
  if (!vial || !words) return undefined
  return {
    vial,
    dose: dose && { desiredDose: dose.desiredDose, doseUnit: dose.doseUnit },
    text: `Using ${words}. Edit if yours differs.`,
  }
}
