import type { ProductKind } from './cart.ts'

/** What a product is of, as far as it says what one piece holds. */
export interface Contents {
  kind: ProductKind
  /** of a peptide: milligrams in a vial */
  mg: number | null
  /** of a supplement: how much a day's dose is, and in what */
  dosageAmount: number | null
  dosageUnit: string | null
}

/** What one piece holds, in words: '5 mg', '2000 IU'; null where nothing says so. */
export function amountOf({ kind, mg, dosageAmount, dosageUnit }: Contents): string | null {
  if (kind === 'peptide') return mg ? `${mg} mg` : null
  return dosageAmount ? `${dosageAmount} ${dosageUnit}` : null
}
