import { NewBatch, NewVitaminBatch } from '@pepwell/contract/shop/inventory'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { StockKind } from './stock-row.ts'

/** The form values of an incoming batch. */
export type BatchValues = Record<
  | 'product'
  | 'batchNumber'
  | 'quantity'
  | 'expiryDate'
  | 'supplier'
  | 'receivedDate'
  | 'costPerUnit'
  | 'notes',
  string
>

export const noBatch: BatchValues = {
  product: '',
  batchNumber: '',
  quantity: '',
  expiryDate: '',
  supplier: '',
  receivedDate: '',
  costPerUnit: '',
  notes: '',
}

export const peptideBody = ({ product, quantity, ...batch }: BatchValues) => ({
  ...batch,
  peptideId: product,
  quantityAvailable: quantity,
})

export const vitaminBody = ({ product, ...batch }: BatchValues) => ({ ...batch, supplementId: product })

/** Form fields whose names differ from the API. */
const NAMES: Readonly<Record<string, keyof BatchValues>> = {
  peptideId: 'product',
  supplementId: 'product',
  quantityAvailable: 'quantity',
}

/** Validates with the server's schema. */
export const batchResolver =
  (kind: StockKind): Resolver<BatchValues> =>
  (values) => {
    const { error } =
      kind === 'peptides'
        ? NewBatch.safeParse(peptideBody(values))
        : NewVitaminBatch.safeParse(vitaminBody(values))
    if (!error) return { values, errors: {} }
    const errors: FieldErrors<BatchValues> = {}
    for (const { path, message } of error.issues) {
      const field = String(path[0])
      errors[NAMES[field] ?? (field as keyof BatchValues)] ??= { type: 'check', message }
    }
    return { values: {}, errors }
  }
