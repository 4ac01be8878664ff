import type { DosageCalculation, NewCalculation } from '@pepwell/contract/calculator'
import { type CalculatedUnit, convertDose, DEFAULT_WATER_ML, type VialUnit } from '@pepwell/domain/calculator'
import { keyOfPeptide, peptideOfKey } from '@pepwell/domain/peptides'
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form'
import type { z } from 'zod'
import { lazyResolver } from '../../lib/lazy-resolver.ts'

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
  /** kg */
  bodyWeight: number | null
}

export const emptyCalculation: CalculationValues = {
  peptideId: '',
  unit: 'mg',
  vialConcentration: null,
  bacteriostaticWater: DEFAULT_WATER_ML,
  desiredDose: null,
  doseUnit: 'mg',
  bodyWeight: null,
}

/** The dose in the unit of the vial, exactly; NaN while what stands there is no dose. */
export function doseOfVial({ desiredDose, doseUnit, unit }: CalculationValues): number {
  if (desiredDose === null || !Number.isFinite(desiredDose)) return Number.NaN
  return Number(convertDose(desiredDose, doseUnit, unit))
}

type Body = z.input<typeof NewCalculation>

const bodyOf = (values: CalculationValues): Body => ({
  ...peptideOfKey(values.peptideId),
  vialConcentration: values.vialConcentration ?? Number.NaN,
  bacteriostaticWater: values.bacteriostaticWater ?? Number.NaN,
  desiredDose: doseOfVial(values),
  unit: values.unit,
  doseUnit: values.doseUnit,
  bodyWeight: values.bodyWeight,
})

const check = lazyResolver<Body, NewCalculation>(
  async () => (await import('@pepwell/contract/calculator')).NewCalculation,
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

/** A stored calculation, back in the fields; the dose in the unit it was typed in. */
export const valuesOf = (stored: DosageCalculation): CalculationValues => ({
  peptideId: keyOfPeptide(stored),
  vialConcentration: stored.vialConcentration,
  bacteriostaticWater: stored.bacteriostaticWater,
  desiredDose: Number(convertDose(stored.desiredDose, stored.unit, stored.doseUnit)),
  unit: stored.unit,
  doseUnit: stored.doseUnit,
  bodyWeight: stored.bodyWeight,
})
