export const listInventory = {
  method: 'GET',
  path: '/api/admin/inventory',
  access: 'admin',
  area: 'inventory',
  providesTags: ['inventory', 'catalogue'],
} as const

export const inventorySummary = {
  method: 'GET',
  path: '/api/admin/inventory/summary',
  access: 'admin',
  area: 'inventory',
  providesTags: ['inventory', 'catalogue', 'supplement-catalogue', 'products'],
} as const

export const addBatch = {
  method: 'POST',
  path: '/api/admin/inventory',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const

export const updateBatch = {
  method: 'PATCH',
  path: '/api/admin/inventory/:id',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const

export const listMovements = {
  method: 'GET',
  path: '/api/admin/inventory/:id/movements',
  access: 'admin',
  area: 'inventory',
  providesTags: ['inventory', 'members'],
} as const

export const listVitaminInventory = {
  method: 'GET',
  path: '/api/admin/vitamin-inventory',
  access: 'admin',
  area: 'inventory',
  providesTags: ['inventory', 'supplement-catalogue'],
} as const

export const addVitaminBatch = {
  method: 'POST',
  path: '/api/admin/vitamin-inventory',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const

export const updateVitaminBatch = {
  method: 'PATCH',
  path: '/api/admin/vitamin-inventory/:id',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const

export const importBatches = {
  method: 'POST',
  path: '/api/admin/inventory/import',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const

export const importVitaminBatches = {
  method: 'POST',
  path: '/api/admin/vitamin-inventory/import',
  access: 'admin',
  area: 'inventory',
  invalidatesTags: ['inventory', 'audit-log'],
} as const
