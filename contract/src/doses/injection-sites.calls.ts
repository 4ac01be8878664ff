export const listSites = {
  method: 'GET',
  path: '/api/injection-sites',
  access: 'member',
  providesTags: ['doses', 'sore-sites', 'site-list'],
} as const

export const saveSites = {
  method: 'PUT',
  path: '/api/injection-sites',
  access: 'member',
  invalidatesTags: ['site-list'],
} as const

export const resetSites = {
  method: 'DELETE',
  path: '/api/injection-sites',
  access: 'member',
  invalidatesTags: ['site-list', 'sore-sites'],
} as const

export const markSore = {
  method: 'PUT',
  path: '/api/injection-sites/:site/sore',
  access: 'member',
  invalidatesTags: ['sore-sites'],
} as const

export const unmarkSore = {
  method: 'DELETE',
  path: '/api/injection-sites/:site/sore',
  access: 'member',
  invalidatesTags: ['sore-sites'],
} as const
