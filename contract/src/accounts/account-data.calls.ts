import { get, member, post } from '../address.ts'

export const requestExport = post('/api/auth/export', member, { invalidatesTags: ['security-events'] })
export const exportData = get('/api/auth/export', member, { providesTags: [] })
export const deleteAccount = post('/api/auth/delete-account', member, {
  invalidatesTags: ['security-events'],
})
