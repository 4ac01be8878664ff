export const listSites = {
  method: 'GET',
  path: '/api/injection-sites',
  access: 'member',
  shows: ['doses', 'sore-sites'],
} as const

export const markSore = {
  method: 'PUT',
  path: '/api/injection-sites/:site/sore',
  access: 'member',
  changes: ['sore-sites'],
} as const

export const unmarkSore = {
  method: 'DELETE',
  path: '/api/injection-sites/:site/sore',
  access: 'member',
  changes: ['sore-sites'],
} as const
