export const requestExport = {
  method: 'POST',
  path: '/api/auth/export',
  access: 'member',
  invalidatesTags: ['security-events'],
} as const

export const exportData = {
  method: 'GET',
  path: '/api/auth/export',
  access: 'member',
  providesTags: [],
} as const

export const deleteAccount = {
  method: 'POST',
  path: '/api/auth/delete-account',
  access: 'member',
  invalidatesTags: ['security-events'],
} as const
