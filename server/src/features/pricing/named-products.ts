import { namesMeant } from '@pepwell/domain/import-columns'
import type { NamedProduct } from './pricing-imports.queries.ts'

/** Finds the product that a cell means. */
export function named(products: readonly NamedProduct[]): (cell: string) => NamedProduct | undefined {
  const byName = new Map(products.map((product) => [product.name.toLowerCase(), product]))
  return (cell) => {
    const name = namesMeant(cell).find((one) => byName.has(one))
    return name === undefined ? undefined : byName.get(name)
  }
}
