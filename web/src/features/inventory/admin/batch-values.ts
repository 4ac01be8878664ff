import { NewBatch, NewVitaminBatch } from '@pepwell/contract/shop/inventory'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { StockKind } from './stock-row.ts'

/** A batch that comes in, as it is typed. */
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

/** What fields are called here that have other names on the wire. */
const NAMES: Readonly<Record<string, keyof BatchValues>> = {
  peptideId: 'product',
  supplementId: 'product',
  quantityAvailable: 'quantity',
}

/** Checks the form by the schema that the server checks with. */
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
