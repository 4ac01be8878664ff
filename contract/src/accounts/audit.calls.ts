export const listAuditLog = {
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  area: 'panel',
  providesTags: ['audit-log', 'members'],
} as const

export const listAuditPeople = {
  method: 'GET',
  path: '/api/admin/audit-log/people',
  access: 'admin',
  area: 'panel',
  providesTags: ['audit-log', 'members'],
} as const

export const auditLogCsv = {
  method: 'GET',
  path: '/api/admin/audit-log/csv',
  access: 'admin',
  area: 'panel',
  providesTags: ['audit-log', 'members'],
} as const
