export const listPlan = {
  method: 'GET',
  path: '/api/user-peptides',
  access: 'member',
  shows: ['plan', 'personal-peptides'],
} as const

export const addToPlan = {
  method: 'POST',
  path: '/api/user-peptides',
  access: 'member',
  changes: ['plan'],
} as const

export const updatePlanEntry = {
  method: 'PATCH',
  path: '/api/user-peptides/:id',
  access: 'member',
  changes: ['plan'],
} as const

export const removeFromPlan = {
  method: 'DELETE',
  path: '/api/user-peptides/:id',
  access: 'member',
  changes: ['plan', 'doses'],
} as const
