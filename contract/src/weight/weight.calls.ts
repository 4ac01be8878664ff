import { del, get, member, patch, post } from '../address.ts'

export const listWeightLogs = get('/api/weight-logs', member, { providesTags: ['weight', 'photos'] })
export const latestWeightLog = get('/api/weight-logs/latest', member, { providesTags: ['weight', 'photos'] })
export const weightProgress = get('/api/weight-logs/progress', member, {
  providesTags: ['weight', 'profile'],
})
export const logWeight = post('/api/weight-logs', member, {
  invalidatesTags: ['weight', 'photos'],
  offlineDateField: 'weighInDate',
})
export const importWeighIns = post('/api/weight-logs/import', member, {
  invalidatesTags: ['log-imports', 'weight'],
})
export const updateWeightLog = patch('/api/weight-logs/:id', member, {
  invalidatesTags: ['weight', 'photos'],
})
export const removeWeightLog = del('/api/weight-logs/:id', member, { invalidatesTags: ['weight'] })
