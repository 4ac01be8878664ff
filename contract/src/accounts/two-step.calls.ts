export const twoStep = {
  method: 'GET',
  path: '/api/auth/two-step',
  access: 'member',
  providesTags: ['sign-in-keys'],
} as const

export const beginTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/begin',
  access: 'member',
  invalidatesTags: ['security-events'],
} as const

export const switchOnTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/switch-on',
  access: 'member',
  invalidatesTags: ['sign-in-keys', 'security-events'],
} as const

export const switchOffTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/switch-off',
  access: 'member',
  invalidatesTags: ['sign-in-keys', 'security-events'],
} as const

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  access: 'member',
  invalidatesTags: ['sign-in-keys', 'security-events'],
} as const

export const secondStep = {
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  invalidatesTags: [],
} as const
