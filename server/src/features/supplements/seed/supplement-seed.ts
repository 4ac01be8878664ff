import type { SupplementUnit } from '@pepwell/domain/vitamins/supplements'

/** Categories of supplements. */
export const supplementCategories = [
  'vitamin',
  'mineral',
  'fatty acid',
  'digestion',
  'bundle',
  'other',
] as const

/**
 * A seeded supplement. Daily amounts and upper limits for adults are from the NIH Office of Dietary Supplements
 * (ods.od.nih.gov/factsheets), otherwise from studies and labels. The texts are for lay readers.
 */
export interface SupplementSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /** the revision that added it; 1 by default */
  since?: number
  category: (typeof supplementCategories)[number]
  /** The description. */
  description: string
  /** A usual daily amount from a supplement. */
  dosageAmount: number
  dosageUnit: SupplementUnit
  /** Adult requirement, upper limit and directions. */
  recommendedUse: string
  /** Known and unknown effects. */
  benefits: string
  sideEffects: string
}
