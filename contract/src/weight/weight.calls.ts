export const listWeightLogs = {
  method: 'GET',
  path: '/api/weight-logs',
  access: 'member',
  providesTags: ['weight', 'photos'],
} as const

export const latestWeightLog = {
  method: 'GET',
  path: '/api/weight-logs/latest',
  access: 'member',
  providesTags: ['weight', 'photos'],
} as const

export const weightProgress = {
  method: 'GET',
  path: '/api/weight-logs/progress',
  access: 'member',
  providesTags: ['weight', 'profile'],
} as const

export const logWeight = {
  method: 'POST',
  path: '/api/weight-logs',
  access: 'member',
  invalidatesTags: ['weight', 'photos'],
  offlineDateField: 'weighInDate',
} as const

export const importWeighIns = {
  method: 'POST',
  path: '/api/weight-logs/import',
  access: 'member',
  invalidatesTags: ['log-imports', 'weight'],
} as const

export const updateWeightLog = {
  method: 'PATCH',
  path: '/api/weight-logs/:id',
  access: 'member',
  invalidatesTags: ['weight', 'photos'],
} as const

export const removeWeightLog = {
  method: 'DELETE',
  path: '/api/weight-logs/:id',
  access: 'member',
  invalidatesTags: ['weight'],
} as const
