export const listSupplements = {
  method: 'GET',
  path: '/api/supplements',
  access: 'member',
  providesTags: ['supplement-catalogue'],
} as const

export const listSupplementLogs = {
  method: 'GET',
  path: '/api/supplement-logs',
  access: 'member',
  providesTags: ['supplements', 'profile'],
  dayField: 'logDate',
} as const

export const familiarSupplements = {
  method: 'GET',
  path: '/api/supplement-logs/familiar',
  access: 'member',
  providesTags: ['supplements', 'profile'],
} as const

export const logSupplement = {
  method: 'POST',
  path: '/api/supplement-logs',
  access: 'member',
  invalidatesTags: ['supplements'],
  offlineDateField: 'logDate',
} as const

export const repeatSupplements = {
  method: 'POST',
  path: '/api/supplement-logs/repeat',
  access: 'member',
  invalidatesTags: ['supplements'],
} as const

export const updateSupplementLog = {
  method: 'PATCH',
  path: '/api/supplement-logs/:id',
  access: 'member',
  invalidatesTags: ['supplements'],
} as const

export const removeSupplementLog = {
  method: 'DELETE',
  path: '/api/supplement-logs/:id',
  access: 'member',
  invalidatesTags: ['supplements'],
} as const

export const vitaminRecommendations = {
  method: 'GET',
  path: '/api/vitamin-recommendations',
  access: 'member',
  providesTags: ['profile', 'weight', 'plan', 'personal-peptides'],
} as const
