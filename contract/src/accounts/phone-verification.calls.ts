export const sendPhoneCode = {
  method: 'POST',
  path: '/api/auth/phone-code',
  access: 'member',
  invalidatesTags: [],
} as const

export const verifyPhone = {
  method: 'POST',
  path: '/api/auth/verify-phone',
  access: 'member',
  invalidatesTags: ['profile', 'notification-settings', 'security-events'],
} as const
