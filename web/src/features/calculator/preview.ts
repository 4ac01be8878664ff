import { calculateDosage, type Dosage, isAboveVial, type VialUnit } from '@pepwell/domain/calculator'
import { type CalculationValues, doseOfVial } from './calculation-form.ts'

/** What can be said of the fields as they are. */
export type Preview =
  | { kind: 'incomplete' }
  | { kind: 'above-vial'; dose: number; vial: number; unit: VialUnit }
  | { kind: 'dosage'; dosage: Dosage; dose: number; unit: VialUnit; bodyWeight: number | null }

const isAmount = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0

/** The result while one types, by the functions that the server stores a calculation with. */
export function previewOf(values: CalculationValues): Preview {
  const { vialConcentration: vial, bacteriostaticWater: waterMl, bodyWeight, unit } = values
  const dose = doseOfVial(values)
  if (!isAmount(vial) || !isAmount(waterMl) || !isAmount(dose)) return { kind: 'incomplete' }
  if (isAboveVial({ vial, dose })) return { kind: 'above-vial', dose, vial, unit }
  const dosage = calculateDosage({ vial, waterMl, dose })
  return { kind: 'dosage', dosage, dose, unit, bodyWeight: isAmount(bodyWeight) ? bodyWeight : null }
}
