import { get, member } from '../address.ts'

export const medicationLevel = get('/api/medication-levels/:userPeptideId', member, {
  providesTags: ['doses', 'plan', 'personal-peptides', 'profile', 'weight'],
})
