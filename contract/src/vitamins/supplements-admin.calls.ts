const vitamins = { access: 'admin', area: 'vitamins' } as const
const changed = { invalidatesTags: ['supplement-catalogue', 'audit-log'] } as const

export const updateSupplement = {
  ...vitamins,
  ...changed,
  method: 'PATCH',
  path: '/api/supplements/:id',
} as const

/** For operators who set vitamin prices but not texts. */
export const priceSupplement = {
  ...changed,
  access: 'admin',
  area: 'prices',
  method: 'PATCH',
  path: '/api/supplements/:id/price',
} as const

export const setSupplementAvailability = {
  ...vitamins,
  invalidatesTags: ['supplement-catalogue', 'products', 'audit-log'],
  method: 'PATCH',
  path: '/api/supplements/:id/shop-availability',
} as const

export const setSupplementShopData = {
  ...vitamins,
  invalidatesTags: ['supplement-catalogue', 'products', 'audit-log'],
  method: 'PATCH',
  path: '/api/supplements/:id/shop-data',
} as const

export const setSupplementImage = {
  ...vitamins,
  ...changed,
  method: 'PUT',
  path: '/api/supplements/:id/image',
} as const

export const removeSupplementImage = {
  ...vitamins,
  ...changed,
  method: 'DELETE',
  path: '/api/supplements/:id/image',
} as const

export const addSupplement = {
  ...vitamins,
  ...changed,
  method: 'POST',
  path: '/api/admin/supplements',
} as const

export const editSupplement = {
  ...vitamins,
  ...changed,
  method: 'PATCH',
  path: '/api/admin/supplements/:id',
} as const

export const removeSupplement = {
  ...vitamins,
  ...changed,
  method: 'DELETE',
  path: '/api/admin/supplements/:id',
} as const
