/** What has its own page below /shop; no product is called so in an address. */
const TAKEN = ['cart', 'checkout', 'orders']

/** A name as addresses have it: 'GHK-Cu (50 mg)' is 'ghk-cu-50-mg'. Empty where nothing of it can stand there. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('α', 'alpha')
    .replaceAll('β', 'beta')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/**
 * What each product is called in addresses, by its number. Of those whose names come to the same, the first keeps it and the
 * others carry their number: what was there first keeps its address.
 */
export function slugsOf(products: readonly { id: number; name: string }[]): Map<number, string> {
  const taken = new Set(TAKEN)
  const slugs = new Map<number, string>()
  for (const { id, name } of products.toSorted((a, b) => a.id - b.id)) {
    const plain = slugOf(name) || 'product'
    const slug = taken.has(plain) ? `${plain}-${id}` : plain
    // Another's name may end in just this number.
    const free = taken.has(slug) ? `${slug}-${id}` : slug
    taken.add(free)
    slugs.set(id, free)
  }
  return slugs
}
