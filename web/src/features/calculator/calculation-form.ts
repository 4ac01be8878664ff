import type { DosageCalculation, NewCalculation } from '@pepwell/contract/doses/calculator'
import { keyOfPeptide, peptideOfKey } from '@pepwell/domain/catalogue/peptides'
import {
  type CalculatedUnit,
  convertDose,
  DEFAULT_WATER_ML,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { ofKilograms, toKilograms, type WeightUnit } from '@pepwell/domain/weight/weight-units'
import type { z } from 'zod'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'

/** The field values: null if empty, NaN if not a number. */
export interface CalculationValues {
  /** see peptideKey; empty until a peptide is chosen */
  peptideId: string
  /** the vial's unit */
  unit: VialUnit
  /** in `unit` */
  vialConcentration: number | null
  /** mL */
  bacteriostaticWater: number | null
  /** in `doseUnit` */
  desiredDose: number | null
  doseUnit: CalculatedUnit
  /** in `weightUnit` */
  bodyWeight: number | null
  /** the person's weight unit */
  weightUnit: WeightUnit
}

export const emptyCalculation: CalculationValues = {
  peptideId: '',
  unit: 'mg',
  vialConcentration: null,
  bacteriostaticWater: DEFAULT_WATER_ML,
  desiredDose: null,
  doseUnit: 'mg',
  bodyWeight: null,
  weightUnit: 'lbs',
}

/** The dose in the vial's unit, exact; NaN if it isn't a dose. */
export function doseOfVial({ desiredDose, doseUnit, unit }: CalculationValues): number {
  if (desiredDose === null || !Number.isFinite(desiredDose)) return Number.NaN
  return Number(convertDose(desiredDose, doseUnit, unit))
}

/** The body weight in kg; NaN if it isn't a number. */
export const kilogramsOf = ({ bodyWeight, weightUnit }: CalculationValues): number | null =>
  bodyWeight && toKilograms(bodyWeight, weightUnit)

type Body = z.input<typeof NewCalculation>

const bodyOf = (values: CalculationValues): Body => ({
  ...peptideOfKey(values.peptideId),
  vialConcentration: values.vialConcentration ?? Number.NaN,
  bacteriostaticWater: values.bacteriostaticWater ?? Number.NaN,
  desiredDose: doseOfVial(values),
  unit: values.unit,
  doseUnit: values.doseUnit,
  bodyWeight: kilogramsOf(values),
})

/** Validates the request body. Fields have the body's names, so the schema's messages appear at the right field. */
export const calculationResolver = schemaResolver<CalculationValues, NewCalculation>(
  async () => (await import('@pepwell/contract/doses/calculator')).NewCalculation,
  { inputOf: bodyOf, submits: 'output' },
)

/** Restores a stored calculation into the form: the dose in its own unit, the weight in the person's. */
export const valuesOf = (stored: DosageCalculation, weightUnit: WeightUnit): CalculationValues => ({
  peptideId: keyOfPeptide(stored),
  vialConcentration: stored.vialConcentration,
  bacteriostaticWater: stored.bacteriostaticWater,
  desiredDose: Number(convertDose(stored.desiredDose, stored.unit, stored.doseUnit)),
  unit: stored.unit,
  doseUnit: stored.doseUnit,
  bodyWeight: stored.bodyWeight && ofKilograms(stored.bodyWeight, weightUnit),
  weightUnit,
})
