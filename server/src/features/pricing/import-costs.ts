import { CostRow } from '@pepwell/contract/shop/pricing-imports'
import { costColumns, productNamed, productNamesOf } from '@pepwell/domain/imports/import-columns'
import { mapTimeSliced } from '../../time-sliced.ts'
import type { FieldChanges, GivenRow, Importer, Outcome } from '../imports/imports.service.ts'
import { amountColumns } from './costs.queries.ts'
import * as queries from './pricing-imports.queries.ts'

interface CostChange extends FieldChanges {
  stored: queries.CostsToStore
}

type Known = Awaited<ReturnType<typeof queries.lockCostsOf>>[number]

/** Applies a row to costs; empty cells keep the old value. */
function becomes(
  { row, given }: GivenRow<CostRow>,
  { id: productId, name }: queries.NamedProduct,
  known: Known | undefined,
): Outcome<CostChange> {
  const amounts = amountColumns.map((field) => [field, given[field] ?? known?.[field] ?? null] as const)
  const after = Object.fromEntries(amounts) as Omit<queries.CostsToStore, 'productId'>
  const { productId: _, ...before } = known ?? {}
  const isSame = known && amountColumns.every((field) => known[field] === after[field])
  return {
    row,
    becomes: known ? (isSame ? 'unchanged' : 'changed') : 'added',
    name,
    changes: { before: known ? before : null, after, stored: { ...after, productId } },
  }
}

/** Imports costs of peptides or vitamins. */
export const costImporter = (kind: queries.Kind): Importer<CostRow, CostChange> => ({
  area: kind === 'peptide' ? 'products' : 'vitamins',
  kind: 'cost',
  columns: costColumns(kind === 'peptide' ? 'peptides' : 'vitamins'),
  row: CostRow,
  async decide(tx, rows) {
    const names = rows.flatMap(({ given }) => productNamesOf(given.product))
    const products = await queries.lockProductsNamed(tx, kind, names)
    const known = await queries.lockCostsOf(
      tx,
      products.map(({ id }) => id),
    )
    const byProduct = new Map(known.map((costs) => [costs.productId, costs]))
    const productOf = productNamed(products)
    const seen = new Map<number, number>()
    return mapTimeSliced(rows, (one): Outcome<CostChange> => {
      const { row, given } = one
      const product = productOf(given.product)
      const thing = kind === 'peptide' ? 'peptide' : 'vitamin'
      if (!product) return { row, field: 'product', message: `No ${thing} has this name` }
      const before = seen.get(product.id)
      if (before !== undefined) return { row, field: 'product', message: `Row ${before} already has it` }
      seen.set(product.id, row)
      return becomes(one, product, byProduct.get(product.id))
    })
  },
  async store(tx, changes) {
    const costs = changes.map(({ stored }) => stored)
    const ids = new Map((await queries.putAllCosts(tx, costs)).map(({ id, productId }) => [productId, id]))
    return costs.map(({ productId }) => ids.get(productId))
  },
})
