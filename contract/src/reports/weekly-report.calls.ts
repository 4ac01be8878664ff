import { get, operator, put } from '../address.ts'

export const weeklyReport = get('/api/admin/weekly-report', operator('reports'), {
  providesTags: ['weekly-report'],
})
export const setWeeklyReport = put('/api/admin/weekly-report', operator('reports'), {
  invalidatesTags: ['weekly-report'],
})
