import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { PeptideForm } from '@pepwell/contract/catalogue/catalogue-admin'
import type { z } from 'zod'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** The fields of a peptide, as operators read them. */
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

/** A peptide as it is typed. */
export type PeptideValues = Record<keyof typeof peptideLabels, string>

export const noPeptide: PeptideValues = {
  ...{ name: '', mg: '', category: '', displayOrder: '0', description: '', benefits: '', sideEffects: '' },
  ...{ recommendedDose: '', frequency: '', duration: '', bestTakenWith: '' },
}

export function valuesOf(peptide: Peptide): PeptideValues {
  const fields = Object.keys(peptideLabels) as (keyof PeptideValues)[]
  return Object.fromEntries(fields.map((name) => [name, String(peptide[name] ?? '')])) as PeptideValues
}

/** What the schema is given of what was typed. */
export const inputOf = (values: Partial<PeptideValues>) => ({
  ...values,
  ...(values.mg !== undefined && { mg: typedNumber(values.mg) }),
  ...(values.displayOrder !== undefined && { displayOrder: typedNumber(values.displayOrder) ?? 0 }),
})

/** What is sent of a new peptide, once it was checked. */
export const bodyOf = (values: PeptideValues): z.output<typeof PeptideForm> =>
  PeptideForm.parse(inputOf(values))

/** What is sent of an edit. */
export const changesOf = (changes: Partial<PeptideValues>) => PeptideForm.partial().parse(inputOf(changes))
