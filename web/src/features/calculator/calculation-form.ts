import type { DosageCalculation, NewCalculation } from '@pepwell/contract/doses/calculator'
import { keyOfPeptide, peptideOfKey } from '@pepwell/domain/catalogue/peptides'
import {
  type CalculatedUnit,
  convertDose,
  DEFAULT_WATER_ML,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { ofKilograms, toKilograms, type WeightUnit } from '@pepwell/domain/weight/weight-units'
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form'
import type { z } from 'zod'
import { lazyResolver } from '../../lib/rendering/lazy-resolver.ts'

/** What stands in the fields; null for an empty one, NaN for what is no number. */
export interface CalculationValues {
  /** see peptideKey; empty while no peptide is chosen */
  peptideId: string
  /** what the vial is measured in */
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
  /** in which the person weighs themselves */
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

/** The dose in the unit of the vial, exactly; NaN while what stands there is no dose. */
export function doseOfVial({ desiredDose, doseUnit, unit }: CalculationValues): number {
  if (desiredDose === null || !Number.isFinite(desiredDose)) return Number.NaN
  return Number(convertDose(desiredDose, doseUnit, unit))
}

/** The body weight in kg, whatever it was typed in; NaN while what stands there is no number. */
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

const check = lazyResolver<Body, NewCalculation>(
  async () => (await import('@pepwell/contract/doses/calculator')).NewCalculation,
)

/** Checks what would be sent: the fields are named as in the body, so the schema's messages stand beside them. */
export const calculationResolver: Resolver<CalculationValues, unknown, NewCalculation> = async (
  values,
  context,
  options,
) => {
  const checked = await check(bodyOf(values), context, options as unknown as ResolverOptions<Body>)
  return { ...checked, errors: checked.errors as FieldErrors<CalculationValues> } as Awaited<
    ReturnType<typeof calculationResolver>
  >
}

/** A stored calculation, back in the fields; the dose in the unit it was typed in, the weight in the person's. */
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
