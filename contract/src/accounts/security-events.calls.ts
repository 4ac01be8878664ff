import { get, member, operator } from '../address.ts'

export const ownSecurityEvents = get('/api/auth/security-events', member, {
  providesTags: ['security-events'],
})
export const listSecurityEvents = get('/api/admin/security-events', operator('members'), {
  providesTags: ['security-events', 'members'],
})
