import { del, get, member, patch, post } from '../address.ts'

export const listSupplements = get('/api/supplements', member, { providesTags: ['supplement-catalogue'] })
export const listSupplementLogs = get('/api/supplement-logs', member, {
  providesTags: ['supplements', 'profile'],
  dayField: 'logDate',
})
export const familiarSupplements = get('/api/supplement-logs/familiar', member, {
  providesTags: ['supplements', 'profile'],
})
export const logSupplement = post('/api/supplement-logs', member, {
  invalidatesTags: ['supplements'],
  offlineDateField: 'logDate',
})
export const repeatSupplements = post('/api/supplement-logs/repeat', member, {
  invalidatesTags: ['supplements'],
})
export const updateSupplementLog = patch('/api/supplement-logs/:id', member, {
  invalidatesTags: ['supplements'],
})
export const removeSupplementLog = del('/api/supplement-logs/:id', member, {
  invalidatesTags: ['supplements'],
})
export const vitaminRecommendations = get('/api/vitamin-recommendations', member, {
  providesTags: ['profile', 'weight', 'plan', 'personal-peptides'],
})
