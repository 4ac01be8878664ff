import { commonReasons } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import * as queries from './inventory.queries.ts'
import { insertMovement } from './movements.queries.ts'

/** A batch's columns, for either kind. */
export interface BatchFields {
  batchNumber: string
  quantityAvailable: number
  expiryDate: CalendarDay | null
  supplier: string | null
  receivedDate: CalendarDay | null
  costPerUnit: number | null
  notes: string | null
}

/** An incoming batch. */
export interface NewBatchRow extends BatchFields {
  /** of the peptide or the supplement */
  of: number
  reason?: string | null
  clientId?: string | null
}

/** Changes of a batch; omitted fields stay unchanged. */
export type BatchEdit = { [Name in keyof BatchFields]?: BatchFields[Name] | undefined } & {
  of?: number
  reason?: string | null
  recallReason?: string | null | undefined
  version?: number | undefined
}

/** A batch's object kind in the audit log: the two kinds have separate lists. */
export const kinds = { peptide: 'batch', supplement: 'vitamin-batch' } as const

const MISSING = { peptide: 'PEPTIDE_NOT_FOUND', supplement: 'SUPPLEMENT_NOT_FOUND' } as const

async function productOf(tx: Db, kind: queries.Kind, id: number) {
  const product = await queries.productOf(tx, kind, id)
  if (!product) throw new Refusal(MISSING[kind])
  return product
}

/** Who acts, and when. */
export interface ActionContext {
  by: Operator
  now: number
}

const noted = (tx: Db, { by, now }: ActionContext, batchId: number, change: number, reason: string) =>
  insertMovement(tx, { batchId, change, reason, actorId: by.id, at: new Date(now) })

/**
 * Adds a batch, with its units as the first movement. The caller logs it.
 * @returns undefined if the client id exists already
 * @throws Refusal PEPTIDE_NOT_FOUND, SUPPLEMENT_NOT_FOUND
 */
export async function receiveBatch(tx: Db, context: ActionContext, kind: queries.Kind, batch: NewBatchRow) {
  const { of, reason, clientId = null, ...fields } = batch
  const product = await productOf(tx, kind, of)
  const row = { ...fields, clientId, productId: product.id, createdAt: new Date(context.now) }
  const id = await queries.insertBatch(tx, row)
  if (id === undefined) return undefined
  const { quantityAvailable } = fields
  if (quantityAvailable > 0) await noted(tx, context, id, quantityAvailable, reason ?? commonReasons.received)
  return {
    id,
    object: { kind: kinds[kind], id, name: `${product.name} ${fields.batchNumber}` },
    after: fields,
  }
}

/** The stored batch after an edit; undefined if nothing differs. */
async function changesOf(
  tx: Db,
  kind: queries.Kind,
  before: NonNullable<Awaited<ReturnType<typeof queries.lockBatch>>>,
  { of, reason: _, version: __, ...fields }: BatchEdit,
) {
  const product = of === undefined ? undefined : await productOf(tx, kind, of)
  return changedFields(before, { ...fields, productId: product?.id, name: product?.name })
}

/**
 * Changes a batch and records it. Another quantity is a movement.
 * @throws Refusal BATCH_NOT_FOUND, CHANGED_MEANWHILE, PEPTIDE_NOT_FOUND, SUPPLEMENT_NOT_FOUND
 */
export async function changeBatch(
  tx: Db,
  context: ActionContext,
  kind: queries.Kind,
  id: number,
  edit: BatchEdit,
): Promise<void> {
  const before = await queries.lockBatch(tx, kind, id)
  if (!before) throw new Refusal('BATCH_NOT_FOUND')
  refuseOlder(before.version, edit.version)
  const changes = await changesOf(tx, kind, before, edit)
  if (!changes) return
  const { name: _, ...columns } = changes
  await queries.updateBatchRow(tx, id, columns)
  const moved = (changes.quantityAvailable ?? before.quantityAvailable) - before.quantityAvailable
  const reason = edit.reason ?? commonReasons.corrected
  if (moved !== 0) await noted(tx, context, id, moved, reason)
  const { productId: _id, version: _version, ...was } = before
  const { productId: _newId, ...became } = changes
  const object = { kind: kinds[kind], id, name: `${before.name} ${before.batchNumber}` }
  const after = { ...was, ...became, ...(moved !== 0 && { reason }) }
  await record(
    tx,
    context.by,
    { area: 'inventory', action: 'change-batch', object, before: was, after },
    context.now,
  )
}
