import { get, operator, post } from '../address.ts'

export const listProductCosts = get('/api/admin/product-costs', operator('products'), {
  providesTags: ['costs', 'catalogue', 'vendor-prices', 'price-links'],
})
export const setProductCosts = post('/api/admin/product-costs', operator('products'), {
  invalidatesTags: ['costs', 'price-links', 'audit-log'],
})
