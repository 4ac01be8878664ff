export const reportVisits = {
  method: 'POST',
  path: '/api/page-visits',
  access: 'public',
  // Visits change nothing that the visitor sees; operators refetch their reports.
  invalidatesTags: [],
} as const
