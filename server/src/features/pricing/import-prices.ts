import { VendorPriceRow } from '@pepwell/contract/shop/pricing-imports'
import { productNamed, productNamesOf, vendorPriceColumns } from '@pepwell/domain/imports/import-columns'
import { defaultDosage } from '@pepwell/domain/shop/price-comparison'
import { mapTimeSliced } from '../../time-sliced.ts'
import type { FieldChanges, GivenRow, Importer, Outcome } from '../imports/imports.service.ts'
import * as queries from './pricing-imports.queries.ts'

interface PriceChange extends FieldChanges {
  stored: queries.PriceToStore
}

type Known = Awaited<ReturnType<typeof queries.lockPricesOf>>[number]

const keyOf = ({ peptideId, vendorName, dosage }: Pick<Known, 'peptideId' | 'vendorName' | 'dosage'>) =>
  JSON.stringify([peptideId, vendorName.toLowerCase(), dosage.toLowerCase()])

/** Applies a row to a price; empty cells keep the old value. */
function becomes(
  { row, given }: GivenRow<VendorPriceRow>,
  product: queries.NamedProduct,
  dosage: string,
  known: Known | undefined,
): Outcome<PriceChange> {
  const { id = null, ...before } = known ?? {}
  const after = {
    vendorName: known?.vendorName ?? given.vendorName,
    price: given.price,
    dosage: known?.dosage ?? dosage,
    usLabTested: given.usLabTested ?? known?.usLabTested ?? false,
    batchTracked: given.batchTracked ?? known?.batchTracked ?? false,
    notes: given.notes ?? known?.notes ?? null,
  }
  const isNoted = known?.price !== given.price
  const stored = { ...after, id, peptideId: product.ofId, productId: product.id, isNoted }
  const isSame =
    known && Object.entries(after).every(([field, value]) => known[field as keyof Known] === value)
  return {
    row,
    becomes: known ? (isSame ? 'unchanged' : 'changed') : 'added',
    name: `${product.name}, ${after.vendorName}`,
    changes: { before: known ? before : null, after, stored },
  }
}

/** Imports vendor prices, identified by peptide, vendor and dosage. */
export const priceImporter = (now: number): Importer<VendorPriceRow, PriceChange> => ({
  area: 'prices',
  kind: 'vendor-price',
  columns: vendorPriceColumns,
  row: VendorPriceRow,
  async decide(tx, rows) {
    const names = rows.flatMap(({ given }) => productNamesOf(given.product))
    const products = await queries.lockProductsNamed(tx, 'peptide', names)
    const known = await queries.lockPricesOf(
      tx,
      products.map(({ ofId }) => ofId),
    )
    const byKey = new Map(known.map((price) => [keyOf(price), price]))
    const productOf = productNamed(products)
    const seen = new Map<string, number>()
    return mapTimeSliced(rows, (one): Outcome<PriceChange> => {
      const { row, given } = one
      const product = productOf(given.product)
      if (!product) return { row, field: 'product', message: 'No peptide has this name' }
      const dosage = given.dosage || defaultDosage(product.mg)
      const key = keyOf({ peptideId: product.ofId, vendorName: given.vendorName, dosage })
      const before = seen.get(key)
      if (before !== undefined)
        return { row, field: 'vendorName', message: `Row ${before} already has this price` }
      seen.set(key, row)
      return becomes(one, product, dosage, byKey.get(key))
    })
  },
  async store(tx, changes) {
    const prices = changes.map(({ stored }) => stored)
    const added = await queries.putPrices(tx, prices, new Date(now))
    const ids = new Map(added.map((price) => [keyOf(price), price.id]))
    return prices.map((price) => price.id ?? ids.get(keyOf(price)))
  },
})
