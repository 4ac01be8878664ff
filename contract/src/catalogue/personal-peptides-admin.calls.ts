export const listAllPersonalPeptides = {
  method: 'GET',
  path: '/api/admin/personal-peptides',
  access: 'admin',
  area: 'members',
  providesTags: ['personal-peptides', 'members', 'profile'],
} as const

export const personalPeptidesCsv = {
  method: 'GET',
  path: '/api/admin/personal-peptides/csv',
  access: 'admin',
  area: 'members',
  providesTags: ['personal-peptides', 'members', 'profile'],
} as const

export const personalPeptideTotals = {
  method: 'GET',
  path: '/api/admin/personal-peptides/totals',
  access: 'admin',
  area: 'members',
  providesTags: ['personal-peptides', 'members'],
} as const
