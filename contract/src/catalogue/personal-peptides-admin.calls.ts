import { get, operator } from '../address.ts'

export const listAllPersonalPeptides = get('/api/admin/personal-peptides', operator('members'), {
  providesTags: ['personal-peptides', 'members', 'profile'],
})
export const personalPeptidesCsv = get('/api/admin/personal-peptides/csv', operator('members'), {
  providesTags: ['personal-peptides', 'members', 'profile'],
})
export const personalPeptideTotals = get('/api/admin/personal-peptides/totals', operator('members'), {
  providesTags: ['personal-peptides', 'members'],
})
