export const listSites = {
  method: 'GET',
  path: '/api/injection-sites',
  access: 'member',
  shows: ['doses', 'sore-sites', 'site-list'],
} as const

export const saveSites = {
  method: 'PUT',
  path: '/api/injection-sites',
  access: 'member',
  changes: ['site-list'],
} as const

export const resetSites = {
  method: 'DELETE',
  path: '/api/injection-sites',
  access: 'member',
  changes: ['site-list', 'sore-sites'],
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
