export const listVitaminCosts = {
  method: 'GET',
  path: '/api/admin/vitamin-costs',
  access: 'admin',
  area: 'vitamins',
  providesTags: ['costs', 'supplement-catalogue', 'products'],
} as const

export const addVitaminCost = {
  method: 'POST',
  path: '/api/admin/vitamin-costs',
  access: 'admin',
  area: 'vitamins',
  invalidatesTags: ['costs', 'audit-log'],
} as const

export const updateVitaminCost = {
  method: 'PATCH',
  path: '/api/admin/vitamin-costs/:id',
  access: 'admin',
  area: 'vitamins',
  invalidatesTags: ['costs', 'audit-log'],
} as const
