/**
 * What the shop tells of its batches, in the middle of a sentence: lab certificates only where there are any, and of every
 * batch only where all have one.
 * @param products what the shop shows; only what can be bought now has a batch
 */
export function shopHeadline(products: readonly { status: string; labTested: boolean }[]): string {
  const sold = products.filter(({ status }) => status === 'available')
  const tested = sold.filter(({ labTested }) => labTested).length
  if (tested === 0) return 'purity and expiry'
  return tested === sold.length
    ? 'purity, lab test and expiry'
    : 'purity, expiry and, where tested, the lab certificate'
}
