/** The categories of peptides, in display order. A peptide has exactly one. */
export const peptideCategories = [
  'Growth Hormone Releasing',
  'Cosmetic',
  'Fat Loss',
  'Muscle Building',
  'Recovery',
  'Anti-Aging',
  'Cognitive Enhancement',
  'Sleep',
  'Immune Support',
  'Healing',
  'Other',
] as const

export type PeptideCategory = (typeof peptideCategories)[number]
