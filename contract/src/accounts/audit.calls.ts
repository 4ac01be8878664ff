import { get, operator } from '../address.ts'

export const listAuditLog = get('/api/admin/audit-log', operator('panel'), {
  providesTags: ['audit-log', 'members'],
})
export const listAuditPeople = get('/api/admin/audit-log/people', operator('panel'), {
  providesTags: ['audit-log', 'members'],
})
export const auditLogCsv = get('/api/admin/audit-log/csv', operator('panel'), {
  providesTags: ['audit-log', 'members'],
})
