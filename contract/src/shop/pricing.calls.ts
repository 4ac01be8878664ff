import { get, member } from '../address.ts'

export const listVendorPrices = get('/api/admin/vendor-prices/:peptideId', member, {
  providesTags: ['vendor-prices'],
})
