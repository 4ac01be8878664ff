export const listPlan = {
  method: 'GET',
  path: '/api/user-peptides',
  access: 'member',
  providesTags: ['plan', 'personal-peptides'],
} as const

export const addToPlan = {
  method: 'POST',
  path: '/api/user-peptides',
  access: 'member',
  invalidatesTags: ['plan', 'reminders'],
} as const

export const updatePlanEntry = {
  method: 'PATCH',
  path: '/api/user-peptides/:id',
  access: 'member',
  invalidatesTags: ['plan'],
} as const

export const removeFromPlan = {
  method: 'DELETE',
  path: '/api/user-peptides/:id',
  access: 'member',
  invalidatesTags: ['plan', 'doses', 'vials'],
} as const
