import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** Vialhouse's price for the first peptide; override what the test needs. */
export const aVendorPrice = (changes: Partial<VendorPrice> = {}): VendorPrice => ({
  id: 1,
  peptideId: 1,
  vendorName: 'Vialhouse',
  price: 52,
  dosage: '10mg',
  usLabTested: false,
  batchTracked: true,
  notes: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 1,
  ...changes,
})

/** The vendor price lists; tests answer writes. */
export function serveVendorPrices(prices: readonly VendorPrice[], own: number | null = 54.99): void {
  const names = [...new Set(prices.map(({ vendorName }) => vendorName))]
  server.use(
    http.get('/api/admin/vendor-prices/:peptideId', ({ params }) =>
      HttpResponse.json(prices.filter(({ peptideId }) => peptideId === Number(params.peptideId))),
    ),
    http.get('/api/admin/vendor-names', () => HttpResponse.json(names)),
    http.get('/api/admin/all-vendor-prices', () =>
      HttpResponse.json(prices.map((price) => ({ ...price, isLowest: false }))),
    ),
    http.get('/api/admin/own-prices', () =>
      HttpResponse.json(own === null ? [] : [{ peptideId: 1, price: own }]),
    ),
    http.get('/api/admin/price-history', () => HttpResponse.json([])),
  )
}
