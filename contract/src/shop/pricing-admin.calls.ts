import { del, get, operator, post, put } from '../address.ts'

export const listVendorNames = get('/api/admin/vendor-names', operator('prices'), {
  providesTags: ['vendor-prices'],
})
export const listAllVendorPrices = get('/api/admin/all-vendor-prices', operator('prices'), {
  providesTags: ['vendor-prices', 'catalogue'],
})
export const addVendorPrice = post('/api/admin/vendor-prices', operator('prices'), {
  invalidatesTags: ['vendor-prices', 'audit-log'],
})
export const updateVendorPrice = put('/api/admin/vendor-prices/:id', operator('prices'), {
  invalidatesTags: ['vendor-prices', 'audit-log'],
})
export const removeVendorPrice = del('/api/admin/vendor-prices/:id', operator('prices'), {
  invalidatesTags: ['vendor-prices', 'audit-log'],
})
