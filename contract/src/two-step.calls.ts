export const twoStep = {
  method: 'GET',
  path: '/api/auth/two-step',
  access: 'member',
  shows: ['sign-in-keys'],
} as const

export const beginTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/begin',
  access: 'member',
  changes: ['security-events'],
} as const

export const switchOnTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/switch-on',
  access: 'member',
  changes: ['sign-in-keys', 'security-events'],
} as const

export const switchOffTwoStep = {
  method: 'POST',
  path: '/api/auth/two-step/switch-off',
  access: 'member',
  changes: ['sign-in-keys', 'security-events'],
} as const

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  access: 'member',
  changes: ['sign-in-keys', 'security-events'],
} as const

export const secondStep = {
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  changes: [],
} as const
