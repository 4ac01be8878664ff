import { get, operator } from '../address.ts'

export const inboxCounts = get('/api/admin/waiting', operator('support'), {
  providesTags: ['chat-rooms', 'support-rooms', 'abuse-reports', 'deliveries', 'members'],
})
