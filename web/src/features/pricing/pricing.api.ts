import { listVendorPrices } from '@pepwell/contract/shop/pricing.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** Vendor prices of a catalog peptide. */
export const vendorPricesQuery = (peptideId: number) => queryOf(listVendorPrices, { params: { peptideId } })
