import { del, get, member, put } from '../address.ts'

export const listSites = get('/api/injection-sites', member, {
  providesTags: ['doses', 'sore-sites', 'site-list'],
})
export const saveSites = put('/api/injection-sites', member, { invalidatesTags: ['site-list'] })
export const resetSites = del('/api/injection-sites', member, {
  invalidatesTags: ['site-list', 'sore-sites'],
})
export const markSore = put('/api/injection-sites/:site/sore', member, { invalidatesTags: ['sore-sites'] })
export const unmarkSore = del('/api/injection-sites/:site/sore', member, { invalidatesTags: ['sore-sites'] })
