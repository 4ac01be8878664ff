export const listLabResults = {
  method: 'GET',
  path: '/api/lab-results',
  access: 'member',
  providesTags: ['labs'],
} as const

export const logLabResult = {
  method: 'POST',
  path: '/api/lab-results',
  access: 'member',
  invalidatesTags: ['labs'],
  offlineDateField: 'collectedAt',
} as const

export const updateLabResult = {
  method: 'PATCH',
  path: '/api/lab-results/:id',
  access: 'member',
  invalidatesTags: ['labs'],
} as const

export const removeLabResult = {
  method: 'DELETE',
  path: '/api/lab-results/:id',
  access: 'member',
  invalidatesTags: ['labs'],
} as const

export const listLabAnalytes = {
  method: 'GET',
  path: '/api/lab-analytes',
  access: 'member',
  providesTags: ['lab-analytes'],
} as const
