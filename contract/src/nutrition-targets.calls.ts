export const nutritionTargets = {
  method: 'GET',
  path: '/api/nutrition/targets',
  access: 'member',
  shows: ['profile', 'weight', 'targets'],
} as const

export const setTargets = {
  method: 'PATCH',
  path: '/api/nutrition/targets',
  access: 'member',
  changes: ['targets'],
} as const
