import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { PeptideForm } from '@pepwell/contract/catalogue/catalogue-admin'
import type { z } from 'zod'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** Field labels. */
export const peptideLabels = {
  name: 'Name',
  mg: 'MG Amount',
  category: 'Category',
  displayOrder: 'Display Order',
  description: 'Description',
  benefits: 'Benefits',
  sideEffects: 'Side Effects',
  recommendedDose: 'Recommended Dose',
  frequency: 'Frequency',
  duration: 'Duration',
  bestTakenWith: 'Best Taken With',
} as const

/** A peptide's form values. */
export type PeptideValues = Record<keyof typeof peptideLabels, string>

export const noPeptide: PeptideValues = {
  ...{ name: '', mg: '', category: '', displayOrder: '0', description: '', benefits: '', sideEffects: '' },
  ...{ recommendedDose: '', frequency: '', duration: '', bestTakenWith: '' },
}

export function valuesOf(peptide: Peptide): PeptideValues {
  const fields = Object.keys(peptideLabels) as (keyof PeptideValues)[]
  return Object.fromEntries(fields.map((name) => [name, String(peptide[name] ?? '')])) as PeptideValues
}

/** Converts the form values for the schema. */
export const inputOf = (values: Partial<PeptideValues>) => ({
  ...values,
  ...(values.mg !== undefined && { mg: typedNumber(values.mg) }),
  ...(values.displayOrder !== undefined && { displayOrder: typedNumber(values.displayOrder) ?? 0 }),
})

/** The body of a create request, after validation. */
export const bodyOf = (values: PeptideValues): z.output<typeof PeptideForm> =>
  PeptideForm.parse(inputOf(values))

/** The body of an edit request. */
export const changesOf = (changes: Partial<PeptideValues>) => PeptideForm.partial().parse(inputOf(changes))
