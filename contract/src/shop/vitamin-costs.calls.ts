import { get, operator, patch, post } from '../address.ts'

export const listVitaminCosts = get('/api/admin/vitamin-costs', operator('vitamins'), {
  providesTags: ['costs', 'supplement-catalogue', 'products'],
})
export const addVitaminCost = post('/api/admin/vitamin-costs', operator('vitamins'), {
  invalidatesTags: ['costs', 'audit-log'],
})
export const updateVitaminCost = patch('/api/admin/vitamin-costs/:id', operator('vitamins'), {
  invalidatesTags: ['costs', 'audit-log'],
})
