import { listVendorPrices } from '@pepwell/contract/shop/pricing.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** What vendors ask for a peptide of the catalogue. */
export const vendorPricesQuery = (peptideId: number) => queryOf(listVendorPrices, { params: { peptideId } })
