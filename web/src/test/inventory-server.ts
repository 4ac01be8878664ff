import type { Batch, StockMovement, VitaminBatch } from '@pepwell/contract/shop/inventory'
import { HttpResponse, http } from 'msw'
import type { Summary } from '../features/inventory/admin/product-head.tsx'
import { server } from './server.ts'

/** A batch of Ipamorelin; override what the test needs. */
export const aBatch = (changes: Partial<Batch> = {}): Batch => ({
  id: 11,
  peptideId: 5,
  peptide: { id: 5, name: 'Ipamorelin', mg: 10 },
  batchNumber: 'IPA-2609-B',
  quantityAvailable: 46,
  quantityReserved: 4,
  expiryDate: '2028-03-14',
  supplier: 'Northlab Supply',
  receivedDate: '2026-01-05',
  costPerUnit: 9.8,
  notes: 'Certificate on file',
  recallReason: null,
  version: 3,
  ...changes,
})

/** A batch of zinc. */
export const aVitaminBatch = (changes: Partial<VitaminBatch> = {}): VitaminBatch => ({
  id: 21,
  supplementId: 7,
  supplement: { id: 7, name: 'Zinc', brand: null, category: 'mineral', dosageAmount: 11, dosageUnit: 'mg' },
  batchNumber: 'ZN-2606-A',
  quantity: 8,
  quantityReserved: 0,
  expiryDate: '2028-01-31',
  supplier: 'Vitalis',
  receivedDate: '2026-01-05',
  costPerUnit: 3.2,
  notes: null,
  recallReason: null,
  version: 1,
  ...changes,
})

/** The stock of Ipamorelin. */
export const aSummary = (changes: Partial<Summary> = {}): Summary => ({
  id: 5,
  name: 'Ipamorelin',
  mg: 10,
  category: 'Growth Hormone Releasing',
  enabled: true,
  sellable: 52,
  reserved: 4,
  expired: 0,
  unitsWithoutCost: 0,
  expiringSoon: 6,
  daysLeft: 41,
  ...changes,
})

interface Stock {
  batches: Batch[]
  vitamins: VitaminBatch[]
  summaries: Summary[]
  movements: StockMovement[]
}

/** Fakes the inventory calls. Change the returned data to change the next response. */
export function serveStock(start: Partial<Stock> = {}): Stock {
  const stock: Stock = { batches: [], vitamins: [], summaries: [], movements: [], ...start }
  server.use(
    http.get('/api/admin/inventory', () => HttpResponse.json(stock.batches)),
    http.get('/api/admin/vitamin-inventory', () => HttpResponse.json(stock.vitamins)),
    http.get('/api/admin/inventory/summary', () => HttpResponse.json(stock.summaries)),
    http.get('/api/admin/inventory/:id/certificates', () => HttpResponse.json([])),
    http.get('/api/admin/inventory/:id/movements', () => HttpResponse.json(stock.movements)),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
  )
  return stock
}
