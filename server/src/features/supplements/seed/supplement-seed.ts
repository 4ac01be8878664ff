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
 * A supplement of the seed. Daily amounts and upper limits for adults are from the NIH Office of Dietary Supplements
 * (ods.od.nih.gov/factsheets); where there are none, from studies and labels. The texts are for lay readers.
 */
export interface SupplementSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /** the revision that added it; 1 by default */
  since?: number
  category: (typeof supplementCategories)[number]
  /** What it is. */
  description: string
  /** A usual daily amount from a supplement. */
  dosageAmount: number
  dosageUnit: SupplementUnit
  /** How much adults need, the upper limit, and how to take it. */
  recommendedUse: string
  /** What is known about its effects, and what isn't. */
  benefits: string
  sideEffects: string
}
