export const listMeasurements = {
  method: 'GET',
  path: '/api/measurements',
  access: 'member',
  providesTags: ['measurements'],
} as const

export const logMeasurement = {
  method: 'POST',
  path: '/api/measurements',
  access: 'member',
  invalidatesTags: ['measurements'],
  offlineDateField: 'measuredAt',
} as const

export const updateMeasurement = {
  method: 'PATCH',
  path: '/api/measurements/:id',
  access: 'member',
  invalidatesTags: ['measurements'],
} as const

export const removeMeasurement = {
  method: 'DELETE',
  path: '/api/measurements/:id',
  access: 'member',
  invalidatesTags: ['measurements'],
} as const
