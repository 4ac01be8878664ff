export const inboxCounts = {
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  area: 'support',
  providesTags: ['chat-rooms', 'support-rooms', 'abuse-reports', 'deliveries', 'members'],
} as const
