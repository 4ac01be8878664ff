export const setProfilePicture = {
  method: 'POST',
  path: '/api/auth/user/picture',
  access: 'member',
  invalidatesTags: ['profile'],
} as const

export const removeProfilePicture = {
  method: 'DELETE',
  path: '/api/auth/user/picture',
  access: 'member',
  invalidatesTags: ['profile'],
} as const

export const profilePicture = {
  method: 'GET',
  path: '/api/profile-pictures/:userId',
  access: 'member',
  providesTags: ['profile'],
} as const
