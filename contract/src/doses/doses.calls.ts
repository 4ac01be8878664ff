import { del, get, member, patch, post } from '../address.ts'

export const listDoses = get('/api/dosage-logs', member, { providesTags: ['doses'] })
export const doseDays = get('/api/dosage-logs/days', member, { providesTags: ['doses'], dayField: 'day' })
export const doseSteps = get('/api/dosage-logs/steps', member, { providesTags: ['doses', 'plan', 'profile'] })
export const doseOccurrences = get('/api/dosage-logs/occurrences', member, {
  providesTags: ['doses', 'reminders', 'plan', 'profile'],
})
export const logDose = post('/api/dosage-logs', member, {
  invalidatesTags: ['doses', 'vials'],
  offlineDateField: 'takenAt',
})
export const previewDoseWarnings = post('/api/dosage-logs/preview-warnings', member, { invalidatesTags: [] })
export const importDoses = post('/api/dosage-logs/import', member, {
  invalidatesTags: ['doses', 'log-imports'],
})
export const doseVersions = get('/api/dosage-logs/:id/versions', member, { providesTags: ['doses'] })
export const updateDose = patch('/api/dosage-logs/:id', member, { invalidatesTags: ['doses', 'vials'] })
export const removeDose = del('/api/dosage-logs/:id', member, { invalidatesTags: ['doses', 'vials'] })
export const stats = get('/api/analytics/stats', member, {
  providesTags: ['doses', 'plan', 'reminders', 'profile'],
})
