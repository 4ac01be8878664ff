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

export const listLogImports = {
  method: 'GET',
  path: '/api/log-imports',
  access: 'member',
  providesTags: ['log-imports'],
} as const

export const restoreRows = {
  method: 'POST',
  path: '/api/log-imports/rows',
  access: 'member',
  invalidatesTags,
} as const

export const restorePhoto = {
  method: 'POST',
  path: '/api/log-imports/photos',
  access: 'member',
  invalidatesTags: ['log-imports', 'photos', 'weight'],
} as const

export const undoLogImport = {
  method: 'POST',
  path: '/api/log-imports/:id/undo',
  access: 'member',
  invalidatesTags,
} as const
