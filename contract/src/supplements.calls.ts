export const listSupplements = {
  method: 'GET',
  path: '/api/supplements',
  access: 'member',
  shows: ['supplement-catalogue'],
} as const

export const listSupplementLogs = {
  method: 'GET',
  path: '/api/supplement-logs',
  access: 'member',
  shows: ['supplements', 'profile'],
  byDay: 'logDate',
} as const

export const familiarSupplements = {
  method: 'GET',
  path: '/api/supplement-logs/familiar',
  access: 'member',
  shows: ['supplements', 'profile'],
} as const

export const logSupplement = {
  method: 'POST',
  path: '/api/supplement-logs',
  access: 'member',
  changes: ['supplements'],
  waits: 'logDate',
} as const

export const repeatSupplements = {
  method: 'POST',
  path: '/api/supplement-logs/repeat',
  access: 'member',
  changes: ['supplements'],
} as const

export const updateSupplementLog = {
  method: 'PATCH',
  path: '/api/supplement-logs/:id',
  access: 'member',
  changes: ['supplements'],
} as const

export const removeSupplementLog = {
  method: 'DELETE',
  path: '/api/supplement-logs/:id',
  access: 'member',
  changes: ['supplements'],
} as const

export const vitaminRecommendations = {
  method: 'GET',
  path: '/api/vitamin-recommendations',
  access: 'member',
  shows: ['profile', 'weight', 'plan', 'personal-peptides'],
} as const
