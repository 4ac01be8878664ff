import { numberText } from '../text/number-text.ts'

/** The units a supplement is counted in, in the order they are offered. */
export const supplementUnits = ['mg', 'mcg', 'IU', 'pills', 'capsules', 'tablets', 'drops', 'ml'] as const

export type SupplementUnit = (typeof supplementUnits)[number]

/** The names offered as quick choices, in their order. */
export const presetSupplements = [
  'Vitamin D3',
  'Omega-3',
  'Magnesium',
  'Vitamin B12',
  'Vitamin C',
  'Zinc',
  'Probiotics',
  'Multivitamin',
  'Calcium',
  'Iron',
  'CoQ10',
  'Turmeric',
] as const

/** The least that is logged of a supplement, and the step by which it changes. */
export const QUANTITY_STEP = 0.1

/** The most of one entry: vitamins of the highest strengths are sold in 50,000 IU. */
export const MAX_QUANTITY = 100_000

/**
 * A quantity one step more or less, on the grid of tenths and within what can be logged.
 * @param steps 1 for a step more, -1 for a step less
 */
export function stepQuantity(quantity: number, steps: number): number {
  const tenths = Math.round(quantity / QUANTITY_STEP) + steps
  return Math.min(MAX_QUANTITY, Math.max(1, tenths) / 10)
}

/** An amount of something to swallow. */
export interface SupplementAmount {
  quantity: number
  unit: SupplementUnit
}

const singular: Partial<Record<SupplementUnit, string>> = {
  pills: 'pill',
  capsules: 'capsule',
  tablets: 'tablet',
  drops: 'drop',
}

/**
 * An amount as people read it: '1 capsule', '2 capsules', '1,000 IU'.
 * @param quantity above 0
 */
export const amountText = ({ quantity, unit }: SupplementAmount): string =>
  `${numberText(quantity)} ${(quantity === 1 && singular[unit]) || unit}`

/** Whether two names mean the same supplement: capitals and spaces around make no difference. */
export const isSameSupplement = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()

/** A supplement's brand text in the back office, by category. */
export const brandLabel = (category: string): 'Premium Grade' | 'Professional Brand' =>
  category === 'vitamin' ? 'Premium Grade' : 'Professional Brand'
