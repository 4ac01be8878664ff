export const listProductCosts = {
  method: 'GET',
  path: '/api/admin/product-costs',
  access: 'admin',
  area: 'products',
  providesTags: ['costs', 'catalogue', 'vendor-prices', 'price-links'],
} as const

export const setProductCosts = {
  method: 'POST',
  path: '/api/admin/product-costs',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['costs', 'price-links', 'audit-log'],
} as const
