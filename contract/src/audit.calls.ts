export const listAuditLog = {
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  area: 'panel',
  shows: ['audit-log', 'members'],
} as const
