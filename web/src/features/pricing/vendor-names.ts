import type {} from '@pepwell/contract/shop/pricing-admin'
import { listVendorNames } from '@pepwell/contract/shop/pricing-admin.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** Every vendor with a price. */
export const vendorNamesQuery = queryOf(listVendorNames)
