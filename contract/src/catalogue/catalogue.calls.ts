export const listPeptides = {
  method: 'GET',
  path: '/api/peptides',
  access: 'public',
  providesTags: ['catalogue'],
} as const

export const initPeptides = {
  method: 'POST',
  path: '/api/init-peptides',
  access: 'public',
  invalidatesTags: ['catalogue'],
} as const

export const listPersonalPeptides = {
  method: 'GET',
  path: '/api/personal-peptides',
  access: 'member',
  providesTags: ['personal-peptides'],
} as const

export const addPersonalPeptide = {
  method: 'POST',
  path: '/api/personal-peptides',
  access: 'member',
  invalidatesTags: ['personal-peptides'],
} as const

export const updatePersonalPeptide = {
  method: 'PATCH',
  path: '/api/personal-peptides/:id',
  access: 'member',
  invalidatesTags: ['personal-peptides'],
} as const

export const removePersonalPeptide = {
  method: 'DELETE',
  path: '/api/personal-peptides/:id',
  access: 'member',
  invalidatesTags: ['personal-peptides', 'plan', 'doses'],
} as const
