import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { SupplementForm, SupplementPatch } from '@pepwell/contract/vitamins/supplements-admin'
import type { SupplementUnit } from '@pepwell/domain/vitamins/supplements'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** The form values of a vitamin's texts. */
export type VitaminValues = Record<'dosageAmount' | 'dosageUnit' | 'category' | 'description', string>

export const vitaminLabels: VitaminValues = {
  dosageAmount: 'Dosage amount',
  dosageUnit: 'Dosage unit',
  category: 'Category',
  description: 'Description',
}

export const valuesOf = ({ dosageAmount, dosageUnit, category, description }: Supplement): VitaminValues => ({
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

export const vitaminResolver = schemaResolver<VitaminValues>(SupplementPatch, { inputOf: detailsIn })

/** All form values of a new vitamin. */
export type NewVitaminValues = VitaminValues &
  Record<'name' | 'brand' | 'benefits' | 'recommendedUse' | 'sideEffects', string>

export const newVitaminLabels: NewVitaminValues = {
  ...vitaminLabels,
  name: 'Name',
  brand: 'Brand',
  benefits: 'Benefits',
  recommendedUse: 'Recommended use',
  sideEffects: 'Side effects',
}

export const noVitamin: NewVitaminValues = {
  ...{ name: '', brand: '', category: '', description: '', dosageAmount: '', dosageUnit: 'mg' },
  ...{ benefits: '', recommendedUse: '', sideEffects: '' },
}

export const newVitaminIn = (values: NewVitaminValues) => ({ ...values, ...detailsIn(values) })

export const newVitaminResolver = schemaResolver<NewVitaminValues>(SupplementForm, { inputOf: newVitaminIn })
