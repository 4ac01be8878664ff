/** The tags of everything that shows catalog peptides or their names. */
const EVERYWHERE = ['catalogue', 'plan', 'costs', 'audit-log'] as const

export const addPeptide = {
  method: 'POST',
  path: '/api/peptides',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const updatePeptide = {
  method: 'PATCH',
  path: '/api/peptides/:id',
  access: 'admin',
  area: 'products',
  invalidatesTags: EVERYWHERE,
} as const

export const renamePeptide = {
  method: 'PATCH',
  path: '/api/admin/peptides/:id',
  access: 'admin',
  area: 'products',
  invalidatesTags: EVERYWHERE,
} as const

export const orderPeptides = {
  method: 'PUT',
  path: '/api/peptides/order',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const removePeptide = {
  method: 'DELETE',
  path: '/api/peptides/:id',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'costs', 'vendor-prices', 'audit-log'],
} as const

export const duplicatePeptide = {
  method: 'POST',
  path: '/api/peptides/:id/duplicate',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const publishPeptide = {
  method: 'POST',
  path: '/api/peptides/:id/publish',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const setShopAvailability = {
  method: 'PATCH',
  path: '/api/peptides/:id/shop-availability',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const setShopData = {
  method: 'PATCH',
  path: '/api/peptides/:id/shop-data',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const setProductImage = {
  method: 'PUT',
  path: '/api/peptides/:id/image',
  access: 'admin',
  area: 'products',
  invalidatesTags: ['catalogue', 'audit-log'],
} as const

export const productImage = {
  method: 'GET',
  path: '/api/product-images/:hash',
  access: 'public',
  providesTags: ['catalogue'],
} as const

export const productThumbnail = {
  method: 'GET',
  path: '/api/product-images/:hash/thumbnail',
  access: 'public',
  providesTags: ['catalogue'],
} as const
