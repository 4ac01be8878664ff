const changes = [
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
  shows: ['log-imports'],
} as const

export const restoreRows = {
  method: 'POST',
  path: '/api/log-imports/rows',
  access: 'member',
  changes,
} as const

export const restorePhoto = {
  method: 'POST',
  path: '/api/log-imports/photos',
  access: 'member',
  changes: ['log-imports', 'photos', 'weight'],
} as const

export const undoLogImport = {
  method: 'POST',
  path: '/api/log-imports/:id/undo',
  access: 'member',
  changes,
} as const
