import { NewBatch, NewVitaminBatch } from '@pepwell/contract/shop/inventory'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'

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

const mapping = { fieldOf: (name: string) => NAMES[name] ?? name }

/** Validates with the server's schema. */
export const batchResolver = {
  peptides: schemaResolver<BatchValues>(NewBatch, { ...mapping, inputOf: peptideBody }),
  vitamins: schemaResolver<BatchValues>(NewVitaminBatch, { ...mapping, inputOf: vitaminBody }),
}
