import { everyone, post } from '../address.ts'

// Visits change nothing that the visitor sees; operators refetch their reports.
export const reportVisits = post('/api/page-visits', everyone, { invalidatesTags: [] })
