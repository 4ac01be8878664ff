import type { Import } from '@pepwell/contract/imports/imports'
import type * as contract from '@pepwell/contract/shop/inventory'
import { daysOfStock } from '@pepwell/domain/shop/stock'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { Page } from '../../database/page.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { importTable } from '../imports/imports.service.ts'
import { type BatchEdit, changeBatch, type NewBatchRow, receiveBatch } from './batches.service.ts'
import { batchImporter } from './import-batches.service.ts'
import * as queries from './inventory.queries.ts'
import { movementsOf, stockOf } from './movements.queries.ts'

type Given<Schema extends z.ZodType> = z.output<Schema>

/** A vitamin batch as a generic batch: its fields have other names on the wire. */
const ofVitamin = ({
  supplementId,
  quantity,
  ...batch
}: Given<typeof contract.VitaminBatchUpdate>): BatchEdit => ({
  ...batch,
  of: supplementId,
  quantityAvailable: quantity,
})

const ofPeptide = ({ peptideId, ...batch }: Given<typeof contract.BatchUpdate>): BatchEdit => ({
  ...batch,
  of: peptideId,
})

/** Stock, by batch. Every change of a quantity is a movement, in the same transaction. */
export function inventoryService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const todayOf = ({ timeZone }: SessionUser) => dayOf(clock.now(), timeZone)

  /** Adds a batch, once per client id: a retry gets the first result. */
  const added = (by: Operator, kind: queries.Kind, batch: NewBatchRow) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const taken = await receiveBatch(tx, { by, now }, kind, batch)
      if (!taken) return theFirst(tx, kind, batch.clientId ?? '')
      const { id, object, after } = taken
      await record(tx, by, { area: 'inventory', action: 'add-batch', object, after }, now)
      return id
    })

  /** @throws Refusal BATCH_NOT_FOUND if the id belongs to the other kind */
  async function theFirst(tx: Db, kind: queries.Kind, clientId: string): Promise<number> {
    const id = await queries.batchByClientId(tx, kind, clientId)
    if (id === undefined) throw new Refusal('BATCH_NOT_FOUND')
    return id
  }

  const changed = (by: Operator, kind: queries.Kind, id: number, edit: BatchEdit) =>
    db.transaction().execute((tx) => changeBatch(tx, { by, now: clock.now() }, kind, id, edit))

  return {
    batches: (page: Page) => queries.peptideBatchesPage(db, page),
    vitaminBatches: (page: Page) => queries.vitaminBatchesPage(db, page),

    /** @throws Refusal PEPTIDE_NOT_FOUND, BATCH_NOT_FOUND */
    async add(by: Operator, { peptideId, ...batch }: Given<typeof contract.NewBatch>) {
      const id = await added(by, 'peptide', {
        ...batch,
        of: peptideId,
        expiryDate: batch.expiryDate ?? null,
        supplier: batch.supplier ?? null,
        notes: batch.notes ?? null,
        receivedDate: batch.receivedDate ?? todayOf(by),
      })
      return queries.peptideBatch(db, id)
    },

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, BATCH_NOT_FOUND */
    async addVitamin(
      by: Operator,
      { supplementId, quantity, ...batch }: Given<typeof contract.NewVitaminBatch>,
    ) {
      const id = await added(by, 'supplement', {
        ...batch,
        of: supplementId,
        quantityAvailable: quantity,
        notes: batch.notes ?? null,
        receivedDate: batch.receivedDate ?? todayOf(by),
      })
      return queries.vitaminBatch(db, id)
    },

    /** @throws Refusal BATCH_NOT_FOUND, CHANGED_MEANWHILE, PEPTIDE_NOT_FOUND */
    async update(by: Operator, id: number, edit: Given<typeof contract.BatchUpdate>) {
      await changed(by, 'peptide', id, ofPeptide(edit))
      return queries.peptideBatch(db, id)
    },

    /** @throws Refusal BATCH_NOT_FOUND, CHANGED_MEANWHILE, SUPPLEMENT_NOT_FOUND */
    async updateVitamin(by: Operator, id: number, edit: Given<typeof contract.VitaminBatchUpdate>) {
      await changed(by, 'supplement', id, ofVitamin(edit))
      return queries.vitaminBatch(db, id)
    },

    /** Imports batches, all or nothing. */
    import(by: Operator, kind: queries.Kind, table: Given<typeof Import>) {
      const now = clock.now()
      return importTable(db, by, table, batchImporter(kind, { by, now }, todayOf(by)), now)
    },

    /** @throws Refusal BATCH_NOT_FOUND */
    async movements(id: number, page: { limit: number; after?: number }) {
      const found = await movementsOf(db, id, page)
      if (found.length === 0 && !(await queries.batchExists(db, id))) throw new Refusal('BATCH_NOT_FOUND')
      return found
    },

    /** The stock of each product; days are in the reader's time zone. */
    async summary(user: SessionUser, kind: queries.Kind) {
      const products = await stockOf(db, kind, { today: todayOf(user), now: clock.now() })
      return products.map(({ sold, daysOnSale, ...product }) => ({
        ...product,
        daysLeft: daysOfStock(product.sellable, sold, daysOnSale),
      }))
    },
  }
}

export type Inventory = ReturnType<typeof inventoryService>
