export const importVendorPrices = {
  method: 'POST',
  path: '/api/admin/vendor-prices/import',
  access: 'admin',
  area: 'prices',
  invalidatesTags: ['vendor-prices', 'audit-log'],
} as const

export const importProductCosts = {
  method: 'POST',
  path: '/api/admin/product-costs/import',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['costs', 'audit-log'],
} as const

export const importVitaminCosts = {
  method: 'POST',
  path: '/api/admin/vitamin-costs/import',
  access: 'admin',
  area: 'vitamins',
  invalidatesTags: ['costs', 'audit-log'],
} as const
