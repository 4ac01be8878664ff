import { BatchRow } from '@pepwell/contract/shop/inventory'
import { batchColumns, productNamed, productNamesOf } from '@pepwell/domain/imports/import-columns'
import { commonReasons } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { mapTimeSliced } from '../../time-sliced.ts'
import type { FieldChanges, GivenRow, Importer, Outcome } from '../imports/imports.service.ts'
import { type ActionContext, kinds } from './batches.service.ts'
import * as queries from './import-batches.queries.ts'
import type { Kind } from './inventory.queries.ts'

/** A batch's planned change, and how to store it. */
interface BatchChange extends FieldChanges {
  stored: queries.BatchToStore
}

type Stored = Awaited<ReturnType<typeof queries.lockBatchesNumbered>>[number]
type Given = GivenRow<BatchRow>

const keyOf = (productId: number, batchNumber: string) => `${productId} ${batchNumber.toLowerCase()}`

/** An existing batch merged with its row; empty cells keep the old value. */
function changed({ row, given }: Given, name: string, batch: Stored): Outcome<BatchChange> {
  const { product: _, quantity, reason, batchNumber: __, ...cells } = given
  const { id, productId, ...before } = batch
  const provided = Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== undefined && value !== null),
  )
  const after = { ...before, ...provided, quantityAvailable: quantity }
  const moved = quantity - before.quantityAvailable
  const stored = { ...after, id, productId, moved, reason: reason ?? commonReasons.corrected }
  const isSame = JSON.stringify(after) === JSON.stringify(before)
  return { row, becomes: isSame ? 'unchanged' : 'changed', name, changes: { before, after, stored } }
}

/** The required fields of a new vitamin batch. */
const DEMANDED = [
  ['expiryDate', 'Expiry date is required'],
  ['supplier', 'Supplier is required'],
] as const

function added(
  { row, given }: Given,
  name: string,
  { kind, productId, today }: { kind: Kind; productId: number; today: CalendarDay },
): Outcome<BatchChange> {
  const missingField = DEMANDED.find(([field]) => kind === 'supplement' && given[field] === undefined)
  if (missingField) return { row, field: missingField[0], message: missingField[1] }
  const after = {
    batchNumber: given.batchNumber,
    quantityAvailable: given.quantity,
    expiryDate: given.expiryDate ?? null,
    supplier: given.supplier ?? null,
    receivedDate: given.receivedDate ?? today,
    costPerUnit: given.costPerUnit ?? null,
    notes: given.notes ?? null,
  }
  const reason = given.reason ?? commonReasons.received
  const stored = { ...after, id: null, productId, moved: given.quantity, reason }
  return { row, becomes: 'added', name, changes: { before: null, after, stored } }
}

/** Batch numbers per statement: reading thousands of rows at once blocks other requests. */
const LOOKED_UP_AT_ONCE = 500

/** Imports batches from a table; product and number identify a batch. */
export function batchImporter(
  kind: Kind,
  { by, now }: ActionContext,
  today: CalendarDay,
): Importer<BatchRow, BatchChange> {
  const thing = kind === 'peptide' ? 'peptide' : 'vitamin'

  async function decide(tx: Db, rows: readonly Given[]): Promise<Outcome<BatchChange>[]> {
    const lower = (text: string) => text.toLowerCase()
    const names = rows.flatMap(({ given }) => productNamesOf(given.product))
    const products = await queries.lockProductsNamed(tx, kind, names)
    const productOf = productNamed(products)
    const productIds = products.map(({ id }) => id)
    const numbers = [...new Set(rows.map(({ given }) => lower(given.batchNumber)))]
    const batches: Stored[] = []
    for (let from = 0; from < numbers.length; from += LOOKED_UP_AT_ONCE)
      batches.push(
        ...(await queries.lockBatchesNumbered(tx, productIds, numbers.slice(from, from + LOOKED_UP_AT_ONCE))),
      )
    const byKey = Map.groupBy(batches, ({ productId, batchNumber }) => keyOf(productId, batchNumber))
    const seen = new Map<string, number>()

    return mapTimeSliced(rows, (one): Outcome<BatchChange> => {
      const { row, given } = one
      const product = productOf(given.product)
      if (!product) return { row, field: 'product', message: `No ${thing} has this name` }
      const key = keyOf(product.id, given.batchNumber)
      const before = seen.get(key)
      const wrong = (message: string) => ({ row, field: 'batchNumber', message })
      if (before !== undefined) return wrong(`Row ${before} already has this batch`)
      seen.set(key, row)
      const [batch, another] = byKey.get(key) ?? []
      if (another) return wrong('Several batches have this number')
      const name = `${product.name} ${given.batchNumber}`
      return batch ? changed(one, name, batch) : added(one, name, { kind, productId: product.id, today })
    })
  }

  return {
    area: 'inventory',
    kind: kinds[kind],
    columns: batchColumns(kind === 'peptide' ? 'peptides' : 'vitamins'),
    row: BatchRow,
    decide,
    async store(tx, changes) {
      const batches = changes.map(({ stored }) => stored)
      const actor = { actorId: by.id, at: new Date(now) }
      const added = await queries.insertBatches(
        tx,
        batches.filter(({ id }) => id === null),
        actor,
      )
      const ids = new Map(added.map((batch) => [keyOf(batch.productId, batch.batchNumber), batch.id]))
      await queries.updateBatches(
        tx,
        batches.filter(({ id }) => id !== null),
        actor,
      )
      return batches.map(({ id, productId, batchNumber }) => id ?? ids.get(keyOf(productId, batchNumber)))
    },
  }
}
