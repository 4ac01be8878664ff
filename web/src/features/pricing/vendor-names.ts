import type {} from '@pepwell/contract/shop/pricing-admin'
import { listVendorNames } from '@pepwell/contract/shop/pricing-admin.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** Everybody who has a price in the lists of vendors. */
export const vendorNamesQuery = queryOf(listVendorNames)
