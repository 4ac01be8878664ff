import { get, member, post } from '../address.ts'

const invalidatesTags = [
  'doses',
  'foods',
  'log-imports',
  'personal-peptides',
  'photos',
  'plan',
  'profile',
  'reminders',
  'site-list',
  'sore-sites',
  'stacks',
  'supplements',
  'water',
  'weight',
] as const

export const listLogImports = get('/api/log-imports', member, { providesTags: ['log-imports'] })
export const restoreRows = post('/api/log-imports/rows', member, { invalidatesTags })
export const restorePhoto = post('/api/log-imports/photos', member, {
  invalidatesTags: ['log-imports', 'photos', 'weight'],
})
export const undoLogImport = post('/api/log-imports/:id/undo', member, { invalidatesTags })
