export const reportVisits = {
  method: 'POST',
  path: '/api/page-visits',
  access: 'public',
  // Whoever looks at a page sees nothing of it; operators ask their reports anew.
  invalidatesTags: [],
} as const
