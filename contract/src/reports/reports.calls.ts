import { get, operator } from '../address.ts'

export const userGrowthReport = get('/api/admin/user-growth-report', operator('reports'), {
  providesTags: ['reports'],
})
export const userActivityReport = get('/api/admin/user-activity-report', operator('reports'), {
  providesTags: ['reports'],
})
export const pageVisitsReport = get('/api/admin/page-visits', operator('reports'), {
  providesTags: ['reports'],
})
export const mostActivePeptides = get('/api/admin/most-active-peptides', operator('reports'), {
  providesTags: ['reports'],
})
export const userEngagementTrends = get('/api/admin/user-engagement-trends', operator('reports'), {
  providesTags: ['reports'],
})
export const userActivityForecast = get('/api/admin/user-activity-forecast', operator('reports'), {
  providesTags: ['reports'],
})
