export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  providesTags: ['profile', 'weight'],
} as const

export const signUp = {
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  invalidatesTags: [],
} as const

export const signIn = {
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  invalidatesTags: [],
} as const

export const signOut = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  invalidatesTags: [],
} as const

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  invalidatesTags: [],
} as const

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  invalidatesTags: [],
} as const

export const replaceTemporaryPassword = {
  method: 'POST',
  path: '/api/auth/replace-temporary-password',
  access: 'member',
  invalidatesTags: ['profile', 'security-events'],
} as const

export const adminStatus = {
  method: 'GET',
  path: '/api/admin/status',
  access: 'member',
  providesTags: ['profile', 'sign-in-keys'],
} as const

export const community = {
  method: 'GET',
  path: '/api/community',
  access: 'public',
  providesTags: ['members'],
} as const
