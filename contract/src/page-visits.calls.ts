export const reportVisits = {
  method: 'POST',
  path: '/api/page-visits',
  access: 'public',
  changes: ['page-visits'],
} as const
