export const updateProfile = {
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'member',
  invalidatesTags: ['profile', 'weight', 'security-events'],
} as const

export const checkUsername = {
  method: 'GET',
  path: '/api/auth/check-username/:username',
  access: 'member',
  providesTags: ['usernames'],
} as const

export const changeUsername = {
  method: 'PATCH',
  path: '/api/auth/username',
  access: 'member',
  invalidatesTags: ['profile', 'usernames'],
} as const
