import { MOST_UNITS } from '@pepwell/domain/shop/stock'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  calendarDay,
  clientId,
  instant,
  optionalLine,
  optionalText,
  pageSize,
  requiredText,
  rowIdInPath,
  seenVersion,
} from '../fields.ts'
import { IMPORT_BODY_LIMIT, Import, Imported } from '../imports/imports.ts'
import {
  dollarsOrText,
  missingOrWrong,
  NOT_A_NUMBER,
  nothing,
  rowIdOrText,
  wholeNumber,
} from '../number-fields.ts'
import * as calls from './inventory.calls.ts'

declare module '../call.ts' {
  interface Declared {
    inventory: typeof import('./inventory.ts')
  }
}

const NO_BATCH_NUMBER = 'Batch number is required'
const NO_QUANTITY = 'Quantity must be positive'
const NO_COST = 'Cost per unit must be positive'
const NO_DAY = 'Please enter a valid date'
const NO_EXPIRY = 'Expiry date is required'

/** How many batches are answered when no page is asked for. */
const MOST_AT_ONCE = 10_000

/** What is kept of every batch. Days as 'YYYY-MM-DD', money in dollars; `version` counts its changes. */
const Kept = z.object({
  id: z.number(),
  batchNumber: z.string(),
  quantityReserved: z.number(),
  expiryDate: z.string().nullable(),
  supplier: z.string().nullable(),
  receivedDate: z.string().nullable(),
  /** null where nobody knows it, which is not 0 */
  costPerUnit: z.number().nullable(),
  notes: z.string().nullable(),
  version: z.number(),
})

/** A batch of a peptide. On hand is what is available and what is reserved together. */
export const Batch = Kept.extend({
  peptideId: z.number(),
  peptide: z.object({ id: z.number(), name: z.string(), mg: z.number().nullable() }),
  quantityAvailable: z.number(),
})
export type Batch = z.output<typeof Batch>

/** A batch of a vitamin; its `quantity` is what is available. */
export const VitaminBatch = Kept.extend({
  supplementId: z.number(),
  supplement: z.object({
    id: z.number(),
    name: z.string(),
    brand: z.string().nullable(),
    category: z.string(),
    dosageAmount: z.number(),
    dosageUnit: z.string(),
  }),
  quantity: z.number(),
})
export type VitaminBatch = z.output<typeof VitaminBatch>

const quantity = wholeNumber(NO_QUANTITY, MOST_UNITS)
const optionalDay = z.union([calendarDay, nothing], NO_DAY).transform((day) => day || null)
const optionalCost = z
  .union([dollarsOrText(NO_COST), nothing], missingOrWrong(NO_COST, NOT_A_NUMBER))
  .transform((cost) => (cost === '' ? null : cost))

const newCost = optionalCost.optional().transform((cost) => cost ?? null)

/** What can be said of any batch and needn't be; an empty text is stored as none. */
const optional = {
  receivedDate: optionalDay.optional(),
  notes: optionalText(2000),
  /** why its quantity is what it is */
  reason: optionalLine(200),
}

const batchFields = {
  peptideId: rowIdOrText('Please choose a peptide'),
  batchNumber: requiredText(100, NO_BATCH_NUMBER),
  quantityAvailable: quantity,
  expiryDate: optionalDay.optional(),
  supplier: optionalLine(200),
  ...optional,
}

/** A batch as it is taken in. Without a cost its cost is unknown; it is received on the operator's today unless a day is given. */
export const NewBatch = z.strictObject({
  ...batchFields,
  costPerUnit: newCost,
  /** made by the client once per batch, so that a retry is stored once */
  clientId: clientId.optional(),
})

/** A change to a batch; what is left out stays, what is empty becomes null. */
export const BatchUpdate = z
  .strictObject({ ...batchFields, costPerUnit: optionalCost.optional() })
  .partial()
  .extend({ version: seenVersion })

const vitaminBatchFields = {
  supplementId: rowIdOrText('Please choose a vitamin'),
  batchNumber: requiredText(100, NO_BATCH_NUMBER),
  quantity,
  expiryDate: calendarDay,
  supplier: requiredText(200, 'Supplier is required'),
  ...optional,
}

/** A batch of a vitamin as it is taken in. Without a cost its cost is unknown. */
export const NewVitaminBatch = z.strictObject({
  ...vitaminBatchFields,
  costPerUnit: newCost,
  expiryDate: z.string(NO_EXPIRY).min(1, NO_EXPIRY).pipe(calendarDay),
  clientId: clientId.optional(),
})

/** A change to a batch of a vitamin; what is left out stays, an empty cost becomes null. */
export const VitaminBatchUpdate = z
  .strictObject({ ...vitaminBatchFields, costPerUnit: optionalCost.optional() })
  .partial()
  .extend({ version: seenVersion })

const query = z.object({
  limit: pageSize({ most: MOST_AT_ONCE, usual: MOST_AT_ONCE, things: 'batches' }),
  /** id of the last batch of the page before */
  after: rowIdInPath.optional(),
})
const params = z.object({ id: rowIdInPath })

export const listInventory = call(calls.listInventory, {
  summary: `List peptide batches, newest first; up to ${MOST_AT_ONCE} without paging`,
  query,
  reply: z.array(Batch),
})

export const addBatch = call(calls.addBatch, {
  summary: 'Add a peptide batch',
  body: NewBatch,
  reply: Batch,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND', 'BATCH_NOT_FOUND'],
})

export const updateBatch = call(calls.updateBatch, {
  summary: 'Update a peptide batch; a new quantity is a stock movement',
  params,
  body: BatchUpdate,
  reply: Batch,
  errors: ['BATCH_NOT_FOUND', 'PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const listVitaminInventory = call(calls.listVitaminInventory, {
  summary: `List vitamin batches, newest first; up to ${MOST_AT_ONCE} without paging`,
  query,
  reply: z.array(VitaminBatch),
})

export const addVitaminBatch = call(calls.addVitaminBatch, {
  summary: 'Add a vitamin batch',
  body: NewVitaminBatch,
  reply: VitaminBatch,
  status: 201,
  errors: ['SUPPLEMENT_NOT_FOUND', 'BATCH_NOT_FOUND'],
})

export const updateVitaminBatch = call(calls.updateVitaminBatch, {
  summary: 'Update a vitamin batch; a new quantity is a stock movement',
  params,
  body: VitaminBatchUpdate,
  reply: VitaminBatch,
  errors: ['BATCH_NOT_FOUND', 'SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** A change of what there is of a batch. */
export const StockMovement = z.object({
  id: z.number(),
  at: instant,
  /** units that became available; negative where they went */
  change: z.number(),
  /** units that became reserved; negative where they went */
  reservedChange: z.number(),
  reason: z.string(),
  /** null for what nobody did by hand; without a name for an account that is gone */
  actor: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** available and reserved together, after it */
  onHand: z.number(),
})
export type StockMovement = z.output<typeof StockMovement>

export const listMovements = call(calls.listMovements, {
  summary: 'List a batch’s stock movements, latest first, paged by the last row',
  params,
  query: z.object({
    limit: pageSize({ most: 1000, usual: 20, things: 'movements' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(StockMovement),
  errors: ['BATCH_NOT_FOUND'],
})

/** What there is of a product, over all its batches, on the operator's own calendar. */
export const StockSummary = z.object({
  /** of the peptide or the supplement */
  id: z.number(),
  name: z.string(),
  mg: z.number().nullable(),
  category: z.string(),
  /** whether the shop shows it */
  enabled: z.boolean(),
  /** units that are available and not expired; 0 while the shop doesn't show it */
  sellable: z.number(),
  reserved: z.number(),
  /** units that are available, but expired */
  expired: z.number(),
  /** units on hand, available or reserved and not expired, of batches whose cost is unknown */
  unitsWithoutCost: z.number(),
  /** units that are available and expire within 30 days */
  expiringSoon: z.number(),
  /** whole days that the sellable ones last at the recent pace; null until there are sales */
  daysLeft: z.number().nullable(),
})
export type StockSummary = z.output<typeof StockSummary>

export const inventorySummary = call(calls.inventorySummary, {
  summary: 'List stock by product, sorted by name',
  query: z.object({ of: z.enum(['peptides', 'vitamins']).default('peptides') }),
  reply: z.array(StockSummary),
})

/** A row of a table of batches: its product by name. An empty cell leaves what there is, and is nothing in a new batch. */
export const BatchRow = z.object({
  product: requiredText(100, 'Please name the product'),
  batchNumber: requiredText(100, NO_BATCH_NUMBER),
  quantity,
  expiryDate: calendarDay.optional(),
  supplier: requiredText(200, 'Supplier is required').optional(),
  receivedDate: calendarDay.optional(),
  costPerUnit: dollarsOrText(NO_COST).optional(),
  notes: optionalText(2000),
  reason: optionalLine(200),
})
export type BatchRow = z.output<typeof BatchRow>

export const importBatches = call(calls.importBatches, {
  summary: 'Import peptide batches from a table, updating existing ones; all rows or none',
  body: Import,
  bodyLimit: IMPORT_BODY_LIMIT,
  reply: Imported,
})

export const importVitaminBatches = call(calls.importVitaminBatches, {
  summary: 'Import vitamin batches from a table, updating existing ones; all rows or none',
  body: Import,
  bodyLimit: IMPORT_BODY_LIMIT,
  reply: Imported,
})
