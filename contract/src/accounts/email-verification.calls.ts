export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  invalidatesTags: ['profile', 'notification-settings', 'security-events'],
} as const

export const undoEmail = {
  method: 'POST',
  path: '/api/auth/undo-email',
  access: 'public',
  invalidatesTags: [],
} as const

export const sendVerificationLink = {
  method: 'POST',
  path: '/api/auth/verify-email/send',
  access: 'member',
  invalidatesTags: [],
} as const
