import type { SupplementUnit } from '@pepwell/domain/vitamins/supplements'

/** What a supplement is filed under. */
export const supplementCategories = [
  'vitamin',
  'mineral',
  'fatty acid',
  'digestion',
  'bundle',
  'other',
] as const

/**
 * One supplement as it is first put into the catalogue. Daily amounts and upper limits are those the NIH Office of
 * Dietary Supplements gives for adults (ods.od.nih.gov/factsheets); where none exists, what studies and labels use. The
 * text fields are written for lay readers.
 */
export interface SupplementSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /** the revision with which it came; 1 unless it says so */
  since?: number
  category: (typeof supplementCategories)[number]
  /** What it is. */
  description: string
  /** A usual amount for a day, from a supplement. */
  dosageAmount: number
  dosageUnit: SupplementUnit
  /** How much adults need, the upper limit, and how it is taken. */
  recommendedUse: string
  /** What is known to come of it, and what is not. */
  benefits: string
  sideEffects: string
}
