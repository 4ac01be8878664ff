import { calculateDosage, type Dosage, isAboveVial } from '@pepwell/domain/calculator'
import { type CalculationValues, doseInMg } from './calculation-form.ts'

/** What can be said of the fields as they are. */
export type Preview =
  | { kind: 'incomplete' }
  | { kind: 'above-vial'; doseMg: number; vialMg: number }
  | { kind: 'dosage'; dosage: Dosage; doseMg: number; bodyWeight: number | null }

const isAmount = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0

/** The result while one types, by the functions that the server stores a calculation with. */
export function previewOf(values: CalculationValues): Preview {
  const { vialConcentration: vialMg, bacteriostaticWater: waterMl, bodyWeight } = values
  const doseMg = doseInMg(values)
  if (!isAmount(vialMg) || !isAmount(waterMl) || !isAmount(doseMg)) return { kind: 'incomplete' }
  if (isAboveVial({ vialMg, doseMg })) return { kind: 'above-vial', doseMg, vialMg }
  const dosage = calculateDosage({ vialMg, waterMl, doseMg })
  return { kind: 'dosage', dosage, doseMg, bodyWeight: isAmount(bodyWeight) ? bodyWeight : null }
}
