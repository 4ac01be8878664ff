import { amountText, type SupplementAmount } from '../vitamins/supplements.ts'

/** Days for which a bundle lasts. */
export const BUNDLE_DAYS = 30

/** Daily components of a bundle, by its name in the catalog. */
export interface BundleComponent extends SupplementAmount {
  name: string
}

/**
 * The built-in bundles, for people on a GLP-1 peptide, who eat less and so get less of most nutrients. Daily
 * amounts are the catalogue's: what adults need according to the NIH Office of Dietary
 * Supplements, below each upper limit.
 */
export const vitaminBundles: readonly { name: string; components: readonly BundleComponent[] }[] = [
  {
    name: 'GLP Vitamin Bundle 1',
    components: [
      { name: 'Multivitamin', quantity: 1, unit: 'tablets' },
      { name: 'Vitamin D3', quantity: 600, unit: 'IU' },
      { name: 'Vitamin B12', quantity: 2.4, unit: 'mcg' },
      { name: 'Magnesium', quantity: 200, unit: 'mg' },
      { name: 'Omega-3', quantity: 250, unit: 'mg' },
    ],
  },
  {
    name: 'GLP Vitamin Bundle 2',
    components: [
      { name: 'Vitamin D3', quantity: 600, unit: 'IU' },
      { name: 'Vitamin B12', quantity: 2.4, unit: 'mcg' },
      { name: 'Vitamin C', quantity: 90, unit: 'mg' },
      { name: 'Magnesium', quantity: 200, unit: 'mg' },
      { name: 'Zinc', quantity: 11, unit: 'mg' },
      { name: 'Psyllium Husk', quantity: 5000, unit: 'mg' },
      { name: 'Probiotics', quantity: 1, unit: 'capsules' },
    ],
  },
]

/** The bundle of that name; undefined for any other supplement. */
export const bundleNamed = (name: string) => vitaminBundles.find((bundle) => bundle.name === name)

/** 'Vitamin D3 600 IU'. */
export const componentText = ({ name, ...amount }: BundleComponent): string => `${name} ${amountText(amount)}`
