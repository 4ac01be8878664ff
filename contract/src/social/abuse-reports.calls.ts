import { del, get, member, operator, post } from '../address.ts'

export const reportAbuse = post('/api/social/reports', member, { invalidatesTags: ['abuse-reports'] })
export const listAbuseReports = get('/api/admin/abuse-reports', operator('support'), {
  providesTags: ['abuse-reports', 'members', 'profile'],
})
export const resolveAbuseReport = post('/api/admin/abuse-reports/:id/settle', operator('support'), {
  invalidatesTags: ['abuse-reports', 'members', 'stacks', 'audit-log'],
})
export const liftSuspension = del('/api/admin/users/:userId/suspension', operator('support'), {
  invalidatesTags: ['abuse-reports', 'members', 'audit-log'],
})
