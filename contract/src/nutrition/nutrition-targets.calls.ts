export const nutritionTargets = {
  method: 'GET',
  path: '/api/nutrition/targets',
  access: 'member',
  providesTags: ['profile', 'weight', 'targets'],
} as const

export const setTargets = {
  method: 'PATCH',
  path: '/api/nutrition/targets',
  access: 'member',
  invalidatesTags: ['targets'],
} as const
