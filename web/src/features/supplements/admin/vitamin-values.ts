import { SupplementPatch } from '@pepwell/contract/supplements-admin'
import type { SupplementUnit } from '@pepwell/domain/supplements'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { typedNumber } from '../../../lib/typed-number.ts'
import type { VitaminCost } from './vitamin-costs.api.ts'

type Vitamin = VitaminCost['supplement']

/** What is said of a vitamin, as it is typed. */
export type VitaminValues = Record<'dosageAmount' | 'dosageUnit' | 'category' | 'description', string>

export const vitaminLabels: VitaminValues = {
  dosageAmount: 'Dosage amount',
  dosageUnit: 'Dosage unit',
  category: 'Category',
  description: 'Description',
}

export const valuesOf = ({ dosageAmount, dosageUnit, category, description }: Vitamin): VitaminValues => ({
  dosageAmount: String(dosageAmount),
  dosageUnit,
  category,
  description,
})

export const detailsIn = ({ dosageAmount, dosageUnit, ...texts }: VitaminValues) => ({
  ...texts,
  dosageAmount: typedNumber(dosageAmount) ?? Number.NaN,
  dosageUnit: dosageUnit as SupplementUnit,
})

/** Checks the form by the schema that the server checks with. */
export const vitaminResolver: Resolver<VitaminValues> = (values) => {
  const { error } = SupplementPatch.safeParse(detailsIn(values))
  if (!error) return { values, errors: {} }
  const errors: FieldErrors<VitaminValues> = {}
  for (const { path, message } of error.issues)
    errors[path[0] as keyof VitaminValues] ??= { type: 'check', message }
  return { values: {}, errors }
}
