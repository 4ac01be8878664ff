export const listDoses = {
  method: 'GET',
  path: '/api/dosage-logs',
  access: 'member',
  providesTags: ['doses'],
} as const

export const doseDays = {
  method: 'GET',
  path: '/api/dosage-logs/days',
  access: 'member',
  providesTags: ['doses'],
  dayField: 'day',
} as const

export const doseSteps = {
  method: 'GET',
  path: '/api/dosage-logs/steps',
  access: 'member',
  providesTags: ['doses', 'plan', 'profile'],
} as const

export const doseOccurrences = {
  method: 'GET',
  path: '/api/dosage-logs/occurrences',
  access: 'member',
  providesTags: ['doses', 'reminders', 'plan', 'profile'],
} as const

export const logDose = {
  method: 'POST',
  path: '/api/dosage-logs',
  access: 'member',
  invalidatesTags: ['doses', 'vials'],
  offlineDateField: 'takenAt',
} as const

export const previewDoseWarnings = {
  method: 'POST',
  path: '/api/dosage-logs/preview-warnings',
  access: 'member',
  invalidatesTags: [],
} as const

export const importDoses = {
  method: 'POST',
  path: '/api/dosage-logs/import',
  access: 'member',
  invalidatesTags: ['doses', 'log-imports'],
} as const

export const doseVersions = {
  method: 'GET',
  path: '/api/dosage-logs/:id/versions',
  access: 'member',
  providesTags: ['doses'],
} as const

export const updateDose = {
  method: 'PATCH',
  path: '/api/dosage-logs/:id',
  access: 'member',
  invalidatesTags: ['doses', 'vials'],
} as const

export const removeDose = {
  method: 'DELETE',
  path: '/api/dosage-logs/:id',
  access: 'member',
  invalidatesTags: ['doses', 'vials'],
} as const

export const stats = {
  method: 'GET',
  path: '/api/analytics/stats',
  access: 'member',
  providesTags: ['doses', 'plan', 'reminders', 'profile'],
} as const
