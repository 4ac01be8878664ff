export const listCalculations = {
  method: 'GET',
  path: '/api/dosage-calculations',
  access: 'member',
  providesTags: ['calculations', 'personal-peptides'],
} as const

export const calculateDose = {
  method: 'POST',
  path: '/api/dosage-calculations',
  access: 'member',
  invalidatesTags: ['calculations'],
} as const
