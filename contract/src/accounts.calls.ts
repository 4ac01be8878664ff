export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  shows: ['profile', 'weight'],
} as const

export const signUp = { method: 'POST', path: '/api/auth/signup', access: 'public', changes: [] } as const

export const signIn = { method: 'POST', path: '/api/auth/login', access: 'public', changes: [] } as const

export const signOut = { method: 'POST', path: '/api/auth/logout', access: 'public', changes: [] } as const

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  changes: [],
} as const

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  changes: [],
} as const

export const replaceTemporaryPassword = {
  method: 'POST',
  path: '/api/auth/replace-temporary-password',
  access: 'member',
  changes: ['profile', 'security-events'],
} as const

export const adminStatus = {
  method: 'GET',
  path: '/api/admin/status',
  access: 'member',
  shows: ['profile', 'sign-in-keys'],
} as const

export const community = {
  method: 'GET',
  path: '/api/community',
  access: 'public',
  shows: ['members'],
} as const
