import { del, everyone, get, operator, patch, post, put } from '../address.ts'

/** The tags of everything that shows catalog peptides or their names. */
const EVERYWHERE = ['catalogue', 'plan', 'costs', 'audit-log'] as const

export const addPeptide = post('/api/peptides', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const updatePeptide = patch('/api/peptides/:id', operator('products'), { invalidatesTags: EVERYWHERE })
export const renamePeptide = patch('/api/admin/peptides/:id', operator('products'), {
  invalidatesTags: EVERYWHERE,
})
export const orderPeptides = put('/api/peptides/order', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const removePeptide = del('/api/peptides/:id', operator('products'), {
  invalidatesTags: ['catalogue', 'costs', 'vendor-prices', 'audit-log'],
})
export const duplicatePeptide = post('/api/peptides/:id/duplicate', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const publishPeptide = post('/api/peptides/:id/publish', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const setShopAvailability = patch('/api/peptides/:id/shop-availability', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const setShopData = patch('/api/peptides/:id/shop-data', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const setProductImage = put('/api/peptides/:id/image', operator('products'), {
  invalidatesTags: ['catalogue', 'audit-log'],
})
export const productImage = get('/api/product-images/:hash', everyone, { providesTags: ['catalogue'] })
export const productThumbnail = get('/api/product-images/:hash/thumbnail', everyone, {
  providesTags: ['catalogue'],
})
