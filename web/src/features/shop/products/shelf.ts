/** A category's customer-facing name; all supplements share one. */
export const shelfOf = ({ kind, category }: { kind: string; category: string }): string =>
  kind === 'supplement' ? 'Vitamins' : category

/** Products of a first render, in a grid: more than fits on any screen. */
const AT_FIRST = 24
/** The most shelves that a first screen shows. */
export const FIRST_SHELVES = 3
/** Products of each in a first render, in the row to swipe that a phone shows. */
const FIRST_OF_SHELF = 3

/** What renders before the rest: a screenful however it is laid out, so that nothing on it moves when the rest follows. */
export function firstScreenOf<Product extends Parameters<typeof shelfOf>[0]>(
  products: readonly Product[],
): Product[] {
  const shelves = [...Map.groupBy(products, shelfOf).values()].slice(0, FIRST_SHELVES)
  const shown = new Set([
    ...products.slice(0, AT_FIRST),
    ...shelves.flatMap((shelf) => shelf.slice(0, FIRST_OF_SHELF)),
  ])
  return products.filter((product) => shown.has(product))
}
