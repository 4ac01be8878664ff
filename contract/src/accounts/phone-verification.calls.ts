import { member, post } from '../address.ts'

export const sendPhoneCode = post('/api/auth/phone-code', member, { invalidatesTags: [] })
export const verifyPhone = post('/api/auth/verify-phone', member, {
  invalidatesTags: ['profile', 'notification-settings', 'security-events'],
})
