export const importVendorPrices = {
  method: 'POST',
  path: '/api/admin/vendor-prices/import',
  access: 'admin',
  area: 'prices',
  changes: ['vendor-prices', 'audit-log'],
} as const

export const importProductCosts = {
  method: 'POST',
  path: '/api/admin/product-costs/import',
  access: 'admin',
  area: 'products',
  changes: ['costs', 'audit-log'],
} as const

export const importVitaminCosts = {
  method: 'POST',
  path: '/api/admin/vitamin-costs/import',
  access: 'admin',
  area: 'vitamins',
  changes: ['costs', 'audit-log'],
} as const
