import {
  calculatedUnits,
  fitsPrecision,
  isAboveVial,
  unitsOfVial,
  type VialUnit,
  vialUnits,
} from '@pepwell/domain/doses/calculator'
import { type SyringeScale, syringeScales } from '@pepwell/domain/doses/syringes'
import { formatAlternatives } from '@pepwell/domain/text/format-list'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowId, rowIdInPath } from '../fields.ts'
import * as calls from './calculator.calls.ts'

const scales = Object.keys(syringeScales) as SyringeScale[]

const NO_AMOUNT = 'Must be a valid positive number'
const NO_PEPTIDE = 'Please select a peptide'

const amount = (unit: string, { min, max, decimals }: { min: number; max: number; decimals: number }) =>
  z
    .number(NO_AMOUNT)
    .min(min, { error: ({ input }) => (Number(input) > 0 ? `Must be at least ${min} ${unit}` : NO_AMOUNT) })
    .max(max, `Must be at most ${max} ${unit}`)
    .refine((value) => fitsPrecision(value, decimals), `Please use at most ${decimals} decimals of a ${unit}`)

/** A stored calculation with its result. The name outlives the peptide. */
export const DosageCalculation = z.object({
  id: z.number(),
  /** from the catalog; null for a personal or deleted peptide */
  peptideId: z.number().nullable(),
  personalPeptideId: z.number().nullable(),
  peptideName: z.string(),
  /** the same as an object; `id` is the catalog's */
  peptide: z.object({ id: z.number().nullable(), name: z.string() }),
  /** content of the vial, in `unit` */
  vialConcentration: z.number(),
  /** mL */
  bacteriostaticWater: z.number(),
  /** in `unit`, whatever unit it was typed in */
  desiredDose: z.number(),
  /** mg, or IU for vials measured in those */
  unit: z.enum(vialUnits),
  doseUnit: z.enum(calculatedUnits),
  /** kg */
  bodyWeight: z.number().nullable(),
  /** the scale of the syringe; null when unspecified */
  syringeScale: z.enum(scales).nullable(),
  /** mL */
  calculatedVolume: z.number(),
  /** `unit`/mL */
  concentration: z.number(),
  dosesPerVial: z.number(),
  createdAt: instant,
})
export type DosageCalculation = z.output<typeof DosageCalculation>

const AMOUNT = 'mg or IU'

/**
 * A calculation's input: vial and dose in mg, unless `unit` is IU, water in mL; `doseUnit` is the typed unit. Limits
 * keep every result storable. Exactly one of the two peptides is set.
 */
export const NewCalculation = z
  .object({
    peptideId: rowId(NO_PEPTIDE).nullish(),
    personalPeptideId: rowId(NO_PEPTIDE).nullish(),
    vialConcentration: amount(AMOUNT, { min: 0.001, max: 10_000, decimals: 6 }),
    bacteriostaticWater: amount('mL', { min: 0.01, max: 1000, decimals: 6 }),
    desiredDose: amount(AMOUNT, { min: 0.0001, max: 10_000, decimals: 6 }),
    unit: z.enum(vialUnits, 'Please choose mg or IU').default('mg'),
    doseUnit: z.enum(calculatedUnits, 'Please choose mg, mcg or IU').optional(),
    bodyWeight: amount('kg', { min: 0.1, max: 1000, decimals: 3 }).nullish(),
    syringeScale: z.enum(scales, 'Please choose U-100 or U-40').nullish(),
  })
  .refine(({ peptideId, personalPeptideId }) => !peptideId !== !personalPeptideId, {
    error: NO_PEPTIDE,
    path: ['peptideId'],
    // Reported together with other missing fields.
    when: ({ value }) => value instanceof Object,
  })
  .refine(({ unit, doseUnit = unit }) => unitsOfVial(unit).includes(doseUnit), {
    error: ({ input }) =>
      `Please choose ${formatAlternatives(unitsOfVial((input as { unit: VialUnit }).unit))}`,
    path: ['doseUnit'],
  })
  .refine(({ vialConcentration: vial, desiredDose: dose }) => vial <= 0 || !isAboveVial({ vial, dose }), {
    error: ({ input }) =>
      `This is more than the vial holds.${(input as { unit: VialUnit }).unit === 'mg' ? ' Please check mg and mcg.' : ''}`,
    path: ['desiredDose'],
  })
export type NewCalculation = z.output<typeof NewCalculation>

export const listCalculations = call(calls.listCalculations, {
  summary: 'List your dosage calculations, latest first',
  query: z.object({
    limit: pageSize({ max: 100, defaultSize: 20 }),
    /** id of the last calculation of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(DosageCalculation),
})

export const calculateDose = call(calls.calculateDose, {
  summary: 'Calculate the draw for a dose and save it',
  body: NewCalculation,
  reply: DosageCalculation,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND', 'PERSONAL_PEPTIDE_NOT_FOUND', 'NOT_INJECTED'],
})
