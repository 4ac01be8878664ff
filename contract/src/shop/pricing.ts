import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import * as calls from './pricing.calls.ts'

declare module '../call.ts' {
  interface Declared {
    pricing: typeof import('./pricing.ts')
  }
}

/** What a vendor asks for a peptide. `price` in dollars with two decimals; `dosage` is what it buys, as the vendor words it. */
export const VendorPrice = z.object({
  id: z.number(),
  peptideId: z.number(),
  vendorName: z.string(),
  price: z.number(),
  dosage: z.string(),
  usLabTested: z.boolean(),
  batchTracked: z.boolean(),
  notes: z.string().nullable(),
  createdAt: instant,
  version: z.number(),
})
export type VendorPrice = z.output<typeof VendorPrice>

/** Below /api/admin for the sake of its neighbours, but every member compares prices. */
export const listVendorPrices = call(calls.listVendorPrices, {
  summary: 'List vendor prices for a catalog peptide, cheapest first',
  params: z.object({ peptideId: rowIdInPath }),
  reply: z.array(VendorPrice),
})
