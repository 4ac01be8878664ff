import { get, member, post } from '../address.ts'

export const listCalculations = get('/api/dosage-calculations', member, {
  providesTags: ['calculations', 'personal-peptides'],
})
export const calculateDose = post('/api/dosage-calculations', member, { invalidatesTags: ['calculations'] })
