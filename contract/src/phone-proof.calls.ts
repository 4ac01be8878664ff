export const sendPhoneCode = {
  method: 'POST',
  path: '/api/auth/phone-code',
  access: 'member',
  changes: [],
} as const

export const provePhone = {
  method: 'POST',
  path: '/api/auth/verify-phone',
  access: 'member',
  changes: ['profile', 'notification-settings', 'security-events'],
} as const
