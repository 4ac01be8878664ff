import { everyone, get, member, post } from '../address.ts'

export const currentUser = get('/api/auth/user', member, { providesTags: ['profile', 'weight'] })
export const signUp = post('/api/auth/signup', everyone, { invalidatesTags: [] })
export const signIn = post('/api/auth/login', everyone, { invalidatesTags: [] })
export const signOut = post('/api/auth/logout', everyone, { invalidatesTags: [] })
export const forgotPassword = post('/api/auth/forgot-password', everyone, { invalidatesTags: [] })
export const resetPassword = post('/api/auth/reset-password', everyone, { invalidatesTags: [] })
export const replaceTemporaryPassword = post('/api/auth/replace-temporary-password', member, {
  invalidatesTags: ['profile', 'security-events'],
})
export const adminStatus = get('/api/admin/status', member, { providesTags: ['profile', 'sign-in-keys'] })
export const community = get('/api/community', everyone, { providesTags: ['members'] })
