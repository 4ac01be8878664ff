import { operator, post } from '../address.ts'

export const importVendorPrices = post('/api/admin/vendor-prices/import', operator('prices'), {
  invalidatesTags: ['vendor-prices', 'audit-log'],
})
export const importProductCosts = post('/api/admin/product-costs/import', operator('products'), {
  invalidatesTags: ['costs', 'audit-log'],
})
export const importVitaminCosts = post('/api/admin/vitamin-costs/import', operator('vitamins'), {
  invalidatesTags: ['costs', 'audit-log'],
})
