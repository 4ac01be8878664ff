/**
 * The shop's statement about batches, in mid-sentence: lab certificates only if there are any, and for every batch only
 * if all have one.
 * @param products the shop's products; only available ones have a batch
 */
export function shopHeadline(products: readonly { status: string; labTested: boolean }[]): string {
  const sold = products.filter(({ status }) => status === 'available')
  const tested = sold.filter(({ labTested }) => labTested).length
  if (tested === 0) return 'purity and expiry'
  return tested === sold.length
    ? 'purity, lab test and expiry'
    : 'purity, expiry and, where tested, the lab certificate'
}
