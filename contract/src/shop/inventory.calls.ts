import { get, operator, patch, post } from '../address.ts'

export const listInventory = get('/api/admin/inventory', operator('inventory'), {
  providesTags: ['inventory', 'catalogue'],
})
export const inventorySummary = get('/api/admin/inventory/summary', operator('inventory'), {
  providesTags: ['inventory', 'catalogue', 'supplement-catalogue', 'products'],
})
export const addBatch = post('/api/admin/inventory', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
export const updateBatch = patch('/api/admin/inventory/:id', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
export const listMovements = get('/api/admin/inventory/:id/movements', operator('inventory'), {
  providesTags: ['inventory', 'members'],
})
export const listVitaminInventory = get('/api/admin/vitamin-inventory', operator('inventory'), {
  providesTags: ['inventory', 'supplement-catalogue'],
})
export const addVitaminBatch = post('/api/admin/vitamin-inventory', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
export const updateVitaminBatch = patch('/api/admin/vitamin-inventory/:id', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
export const importBatches = post('/api/admin/inventory/import', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
export const importVitaminBatches = post('/api/admin/vitamin-inventory/import', operator('inventory'), {
  invalidatesTags: ['inventory', 'audit-log'],
})
