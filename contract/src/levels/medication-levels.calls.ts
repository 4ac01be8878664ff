export const medicationLevel = {
  method: 'GET',
  path: '/api/medication-levels/:userPeptideId',
  access: 'member',
  providesTags: ['doses', 'plan', 'personal-peptides', 'profile', 'weight'],
} as const
