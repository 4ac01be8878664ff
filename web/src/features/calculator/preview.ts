import { calculateDosage, type Dosage, isAboveVial, type VialUnit } from '@pepwell/domain/doses/calculator'
import { weightText } from '@pepwell/domain/weight/weight'
import { type CalculationValues, doseOfVial, kilogramsOf } from './calculation-form.ts'

/** A body weight as typed and in kilograms. */
export interface Weight {
  typed: string
  kilograms: number
}

/** The live result of the current inputs. */
export type Preview =
  | { kind: 'incomplete' }
  | { kind: 'above-vial'; dose: number; vial: number; unit: VialUnit }
  | { kind: 'dosage'; dosage: Dosage; dose: number; unit: VialUnit; weight: Weight | null }

const isAmount = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0

function weightOf(values: CalculationValues): Weight | null {
  const kilograms = kilogramsOf(values)
  if (!isAmount(kilograms)) return null
  return { typed: weightText(values.bodyWeight ?? 0, values.weightUnit, 3), kilograms }
}

/** Calculates while typing, with the same functions as the server. */
export function previewOf(values: CalculationValues): Preview {
  const { vialConcentration: vial, bacteriostaticWater: waterMl, unit } = values
  const dose = doseOfVial(values)
  if (!isAmount(vial) || !isAmount(waterMl) || !isAmount(dose)) return { kind: 'incomplete' }
  if (isAboveVial({ vial, dose })) return { kind: 'above-vial', dose, vial, unit }
  const dosage = calculateDosage({ vial, waterMl, dose })
  return { kind: 'dosage', dosage, dose, unit, weight: weightOf(values) }
}
