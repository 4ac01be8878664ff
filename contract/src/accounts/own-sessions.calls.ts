export const ownSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  providesTags: ['sessions'],
} as const

export const endOwnSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'member',
  invalidatesTags: ['sessions', 'security-events'],
} as const

export const endOtherSessions = {
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  access: 'member',
  invalidatesTags: ['sessions', 'security-events'],
} as const

export const changePassword = {
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'member',
  invalidatesTags: ['profile', 'sessions', 'sign-in-keys', 'notification-settings', 'security-events'],
} as const
