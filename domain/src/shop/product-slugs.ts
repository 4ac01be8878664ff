/** Reserved paths below /shop that can't be slugs. */
const TAKEN = ['cart', 'checkout', 'orders']

/** A name as a URL slug: 'GHK-Cu (50 mg)' is 'ghk-cu-50-mg'. Empty if nothing is left. */
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
 * Each product's slug, by id. On a conflict, the lowest id gets the slug, and the others append their id.
 * @param products all products, including hidden ones
 * @param held former slugs, with the id of the product that each one belongs to
 */
export function slugsOf(
  products: readonly { id: number; name: string }[],
  held: ReadonlyMap<string, number> = new Map(),
): Map<number, string> {
  const taken = new Set(TAKEN)
  const slugs = new Map<number, string>()
  for (const { id, name } of products.toSorted((a, b) => a.id - b.id)) {
    let slug = slugOf(name) || 'product'
    // Another product's name may end in just this id.
    while (taken.has(slug) || (held.get(slug) ?? id) !== id) slug = `${slug}-${id}`
    taken.add(slug)
    slugs.set(id, slug)
  }
  return slugs
}

/**
 * Slugs to hold after products were renamed or deleted, so that no other product's slug changes and none is reused.
 * @param before previous slugs by product
 * @param products all products after the change
 * @param held as in {@link slugsOf}
 * @returns newly held slugs, each with its product's id
 */
export function slugsToHold(
  before: ReadonlyMap<number, string>,
  products: readonly { id: number; name: string }[],
  held: ReadonlyMap<string, number>,
): Map<string, number> {
  const added = new Map<string, number>()
  // A reserved slug can force another product onto a different one.
  for (;;) {
    const known = new Map([...held, ...added])
    const moved = [...slugsOf(products, known)].flatMap(([id, slug]): [string, number][] => {
      const old = before.get(id)
      return old === undefined || old === slug || known.has(old) ? [] : [[old, id]]
    })
    if (moved.length === 0) return added
    for (const [slug, id] of moved) added.set(slug, id)
  }
}
