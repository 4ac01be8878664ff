import { del, operator, patch, post, put } from '../address.ts'

export const updateSupplement = patch('/api/supplements/:id', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
/** For operators who set vitamin prices but not texts. */
export const priceSupplement = patch('/api/supplements/:id/price', operator('prices'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
export const setSupplementAvailability = patch(
  '/api/supplements/:id/shop-availability',
  operator('vitamins'),
  { invalidatesTags: ['supplement-catalogue', 'products', 'audit-log'] },
)
export const setSupplementShopData = patch('/api/supplements/:id/shop-data', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'products', 'audit-log'],
})
export const setSupplementImage = put('/api/supplements/:id/image', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
export const removeSupplementImage = del('/api/supplements/:id/image', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
export const addSupplement = post('/api/admin/supplements', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
export const editSupplement = patch('/api/admin/supplements/:id', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
export const removeSupplement = del('/api/admin/supplements/:id', operator('vitamins'), {
  invalidatesTags: ['supplement-catalogue', 'audit-log'],
})
