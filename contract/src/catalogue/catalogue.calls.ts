import { del, everyone, get, member, patch, post } from '../address.ts'

export const listPeptides = get('/api/peptides', everyone, { providesTags: ['catalogue'] })
export const initPeptides = post('/api/init-peptides', everyone, { invalidatesTags: ['catalogue'] })
export const listPersonalPeptides = get('/api/personal-peptides', member, {
  providesTags: ['personal-peptides'],
})
export const addPersonalPeptide = post('/api/personal-peptides', member, {
  invalidatesTags: ['personal-peptides'],
})
export const updatePersonalPeptide = patch('/api/personal-peptides/:id', member, {
  invalidatesTags: ['personal-peptides'],
})
export const removePersonalPeptide = del('/api/personal-peptides/:id', member, {
  invalidatesTags: ['personal-peptides', 'plan', 'doses'],
})
