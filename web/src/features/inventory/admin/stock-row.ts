import type { Batch, VitaminBatch } from '@pepwell/contract/shop/inventory'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'

/** The kind of stock. */
export type StockKind = 'peptides' | 'vitamins'

/** A batch in the table, of either kind. */
export interface StockRow {
  id: number
  /** id of the peptide or vitamin */
  productId: number
  /** 'Ipamorelin - 10MG' */
  product: string
  batchNumber: string
  available: number
  reserved: number
  expiryDate: CalendarDay | null
  supplier: string | null
  receivedDate: CalendarDay | null
  costPerUnit: number | null
  notes: string | null
  /** why the batch was recalled; null if it wasn't */
  recallReason: string | null
  version: number
}

const common = ({ id, batchNumber, quantityReserved, ...batch }: Batch | VitaminBatch) => ({
  id,
  batchNumber,
  reserved: quantityReserved,
  expiryDate: batch.expiryDate,
  supplier: batch.supplier,
  receivedDate: batch.receivedDate,
  costPerUnit: batch.costPerUnit,
  notes: batch.notes,
  recallReason: batch.recallReason,
  version: batch.version,
})

export const rowOfPeptide = (batch: Batch): StockRow => ({
  ...common(batch),
  productId: batch.peptideId,
  product: peptideTitle(batch.peptide),
  available: batch.quantityAvailable,
})

export const rowOfVitamin = (batch: VitaminBatch): StockRow => ({
  ...common(batch),
  productId: batch.supplementId,
  product: batch.supplement.name,
  available: batch.quantity,
})

const NEVER = '9999'

/** By product, then by expiry date; batches without one last. */
export const inStockOrder = (one: StockRow, other: StockRow): number =>
  one.product.localeCompare(other.product, 'en-US', { numeric: true }) ||
  one.productId - other.productId ||
  (one.expiryDate ?? NEVER).localeCompare(other.expiryDate ?? NEVER) ||
  one.id - other.id

/** By expiry date across products. */
export const byExpiry = (one: StockRow, other: StockRow): number =>
  (one.expiryDate ?? NEVER).localeCompare(other.expiryDate ?? NEVER) || inStockOrder(one, other)
