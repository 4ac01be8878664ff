import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import * as calls from './pricing.calls.ts'

/**
 * A vendor's price for a peptide. `price` in dollars with two decimals; `dosage` is the amount that it buys, in the
 * vendor's words.
 */
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

/** Every member may compare prices, although the path is under /api/admin. */
export const listVendorPrices = call(calls.listVendorPrices, {
  summary: 'List vendor prices for a catalog peptide, cheapest first',
  params: z.object({ peptideId: rowIdInPath }),
  reply: z.array(VendorPrice),
})
