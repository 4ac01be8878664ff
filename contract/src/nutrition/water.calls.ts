export const listWaterLogs = {
  method: 'GET',
  path: '/api/water-logs',
  access: 'member',
  providesTags: ['water'],
  dayField: 'logDate',
} as const

export const logWater = {
  method: 'POST',
  path: '/api/water-logs',
  access: 'member',
  invalidatesTags: ['water'],
  offlineDateField: 'logDate',
} as const

export const removeWaterLog = {
  method: 'DELETE',
  path: '/api/water-logs/:id',
  access: 'member',
  invalidatesTags: ['water'],
} as const
