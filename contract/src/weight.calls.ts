export const listWeightLogs = {
  method: 'GET',
  path: '/api/weight-logs',
  access: 'member',
  shows: ['weight', 'photos'],
} as const

export const latestWeightLog = {
  method: 'GET',
  path: '/api/weight-logs/latest',
  access: 'member',
  shows: ['weight', 'photos'],
} as const

export const weightProgress = {
  method: 'GET',
  path: '/api/weight-logs/progress',
  access: 'member',
  shows: ['weight', 'profile'],
} as const

export const logWeight = {
  method: 'POST',
  path: '/api/weight-logs',
  access: 'member',
  changes: ['weight', 'photos'],
  waits: 'weighInDate',
} as const

export const importWeighIns = {
  method: 'POST',
  path: '/api/weight-logs/import',
  access: 'member',
  changes: ['log-imports', 'weight'],
} as const

export const updateWeightLog = {
  method: 'PATCH',
  path: '/api/weight-logs/:id',
  access: 'member',
  changes: ['weight', 'photos'],
} as const

export const removeWeightLog = {
  method: 'DELETE',
  path: '/api/weight-logs/:id',
  access: 'member',
  changes: ['weight'],
} as const
