import { del, get, member, post } from '../address.ts'

export const listWaterLogs = get('/api/water-logs', member, { providesTags: ['water'], dayField: 'logDate' })
export const logWater = post('/api/water-logs', member, {
  invalidatesTags: ['water'],
  offlineDateField: 'logDate',
})
export const removeWaterLog = del('/api/water-logs/:id', member, { invalidatesTags: ['water'] })
