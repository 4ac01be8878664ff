import { BUNDLE_DAYS, componentText, vitaminBundles } from '@pepwell/domain/shop/vitamin-bundles'
import type { SupplementSeed } from './supplement-seed.ts'

/** The built-in bundles, each a supplement, so that it can be priced, stocked and sold. */
export const bundles: readonly SupplementSeed[] = vitaminBundles.map(({ name, components }) => ({
  name,
  since: 2,
  category: 'bundle',
  description: `A ${BUNDLE_DAYS}-day supply for people on a GLP-1 peptide, who eat less. A day has ${components.map(componentText).join(', ')}.`,
  dosageAmount: components.length,
  dosageUnit: 'pills',
  recommendedUse: `All ${components.length} once a day with a meal, for ${BUNDLE_DAYS} days. Each amount is the usual one of the catalogue for a day; count in what other supplements bring.`,
  benefits:
    'Covers nutrients that are easily missed by those who eat little. It does not replace food, and does nothing for people who get enough.',
  sideEffects:
    'Those of its parts: magnesium and fiber can upset the stomach, and all of them may change how medicines are absorbed. Ask a professional before combining it with medicines.',
}))
