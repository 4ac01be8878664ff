export const ownSecurityEvents = {
  method: 'GET',
  path: '/api/auth/security-events',
  access: 'member',
  providesTags: ['security-events'],
} as const

export const listSecurityEvents = {
  method: 'GET',
  path: '/api/admin/security-events',
  access: 'admin',
  area: 'members',
  providesTags: ['security-events', 'members'],
} as const
