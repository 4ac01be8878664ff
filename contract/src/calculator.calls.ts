export const listCalculations = {
  method: 'GET',
  path: '/api/dosage-calculations',
  access: 'member',
  shows: ['calculations', 'personal-peptides'],
} as const

export const calculateDose = {
  method: 'POST',
  path: '/api/dosage-calculations',
  access: 'member',
  changes: ['calculations'],
} as const
