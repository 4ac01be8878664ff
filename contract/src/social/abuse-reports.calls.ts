export const reportAbuse = {
  method: 'POST',
  path: '/api/social/reports',
  access: 'member',
  invalidatesTags: ['abuse-reports'],
} as const

export const listAbuseReports = {
  method: 'GET',
  path: '/api/admin/abuse-reports',
  access: 'admin',
  area: 'support',
  providesTags: ['abuse-reports', 'members', 'profile'],
} as const

export const resolveAbuseReport = {
  method: 'POST',
  path: '/api/admin/abuse-reports/:id/settle',
  access: 'admin',
  area: 'support',
  invalidatesTags: ['abuse-reports', 'members', 'stacks', 'audit-log'],
} as const

export const liftSuspension = {
  method: 'DELETE',
  path: '/api/admin/users/:userId/suspension',
  access: 'admin',
  area: 'support',
  invalidatesTags: ['abuse-reports', 'members', 'audit-log'],
} as const
