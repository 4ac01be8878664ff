export const listVendorNames = {
  method: 'GET',
  path: '/api/admin/vendor-names',
  access: 'admin',
  area: 'prices',
  providesTags: ['vendor-prices'],
} as const

export const listAllVendorPrices = {
  method: 'GET',
  path: '/api/admin/all-vendor-prices',
  access: 'admin',
  area: 'prices',
  providesTags: ['vendor-prices', 'catalogue'],
} as const

export const addVendorPrice = {
  method: 'POST',
  path: '/api/admin/vendor-prices',
  access: 'admin',
  area: 'prices',
  invalidatesTags: ['vendor-prices', 'audit-log'],
} as const

export const updateVendorPrice = {
  method: 'PUT',
  path: '/api/admin/vendor-prices/:id',
  access: 'admin',
  area: 'prices',
  invalidatesTags: ['vendor-prices', 'audit-log'],
} as const

export const removeVendorPrice = {
  method: 'DELETE',
  path: '/api/admin/vendor-prices/:id',
  access: 'admin',
  area: 'prices',
  invalidatesTags: ['vendor-prices', 'audit-log'],
} as const
