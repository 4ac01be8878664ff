import { del, get, member, patch, post, put } from '../address.ts'

export const listLabResults = get('/api/lab-results', member, {
  providesTags: ['labs', 'doses', 'plan', 'personal-peptides'],
})
export const logLabResult = post('/api/lab-results', member, {
  invalidatesTags: ['labs'],
  offlineDateField: 'collectedAt',
})
export const updateLabResult = patch('/api/lab-results/:id', member, { invalidatesTags: ['labs'] })
export const removeLabResult = del('/api/lab-results/:id', member, { invalidatesTags: ['labs'] })
export const attachLabReport = put('/api/lab-results/:id/report', member, { invalidatesTags: ['labs'] })
export const removeLabReport = del('/api/lab-results/:id/report', member, { invalidatesTags: ['labs'] })
export const labReportPage = get('/api/lab-results/:id/report/:page', member, { providesTags: ['labs'] })
export const listLabAnalytes = get('/api/lab-analytes', member, { providesTags: ['lab-analytes', 'labs'] })
export const chooseLabUnit = put('/api/lab-analytes/:loinc/unit', member, { invalidatesTags: ['labs'] })
