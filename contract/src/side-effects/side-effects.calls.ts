export const listSideEffects = {
  method: 'GET',
  path: '/api/side-effects',
  access: 'member',
  providesTags: ['side-effects', 'plan', 'personal-peptides'],
} as const

export const logSideEffect = {
  method: 'POST',
  path: '/api/side-effects',
  access: 'member',
  invalidatesTags: ['side-effects'],
  offlineDateField: 'startedAt',
} as const

export const updateSideEffect = {
  method: 'PATCH',
  path: '/api/side-effects/:id',
  access: 'member',
  invalidatesTags: ['side-effects'],
} as const

export const removeSideEffect = {
  method: 'DELETE',
  path: '/api/side-effects/:id',
  access: 'member',
  invalidatesTags: ['side-effects'],
} as const
