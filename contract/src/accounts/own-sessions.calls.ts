import { del, get, member, post } from '../address.ts'

export const ownSessions = get('/api/auth/sessions', member, { providesTags: ['sessions'] })
export const endOwnSession = del('/api/auth/sessions/:id', member, {
  invalidatesTags: ['sessions', 'security-events'],
})
export const endOtherSessions = post('/api/auth/sessions/end-others', member, {
  invalidatesTags: ['sessions', 'security-events'],
})
export const changePassword = post('/api/auth/change-password', member, {
  invalidatesTags: ['profile', 'sessions', 'sign-in-keys', 'notification-settings', 'security-events'],
})
