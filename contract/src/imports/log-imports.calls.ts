import { get, member, post } from '../address.ts'

const invalidatesTags = [
  'doses',
  'foods',
  'lab-analytes',
  'labs',
  'log-imports',
  'measurements',
  'measuring-reminders',
  'personal-peptides',
  'photos',
  'plan',
  'profile',
  'reminders',
  'side-effects',
  'site-list',
  'sore-sites',
  'stacks',
  'supplements',
  'vials',
  'water',
  'weight',
] as const

export const listLogImports = get('/api/log-imports', member, { providesTags: ['log-imports'] })
export const restoreRows = post('/api/log-imports/rows', member, { invalidatesTags })
export const restorePhoto = post('/api/log-imports/photos', member, {
  invalidatesTags: ['log-imports', 'photos', 'weight'],
})
export const restoreAttachedPhoto = post('/api/log-imports/attached-photos', member, {
  invalidatesTags: ['labs', 'side-effects'],
})
export const undoLogImport = post('/api/log-imports/:id/undo', member, { invalidatesTags })
