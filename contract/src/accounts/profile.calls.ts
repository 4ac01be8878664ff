import { get, member, patch } from '../address.ts'

export const updateProfile = patch('/api/auth/user', member, {
  invalidatesTags: ['profile', 'weight', 'security-events'],
})
export const checkUsername = get('/api/auth/check-username/:username', member, {
  providesTags: ['usernames'],
})
export const changeUsername = patch('/api/auth/username', member, {
  invalidatesTags: ['profile', 'usernames'],
})
