import { del, get, member, patch, post } from '../address.ts'

export const listMeasurements = get('/api/measurements', member, { providesTags: ['measurements'] })
export const logMeasurement = post('/api/measurements', member, {
  invalidatesTags: ['measurements'],
  offlineDateField: 'measuredAt',
})
export const updateMeasurement = patch('/api/measurements/:id', member, { invalidatesTags: ['measurements'] })
export const removeMeasurement = del('/api/measurements/:id', member, { invalidatesTags: ['measurements'] })
