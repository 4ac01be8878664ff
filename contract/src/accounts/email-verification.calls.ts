import { everyone, member, post } from '../address.ts'

export const verifyEmail = post('/api/auth/verify-email', everyone, {
  invalidatesTags: ['profile', 'notification-settings', 'security-events'],
})
export const undoEmail = post('/api/auth/undo-email', everyone, { invalidatesTags: [] })
export const sendVerificationLink = post('/api/auth/verify-email/send', member, { invalidatesTags: [] })
