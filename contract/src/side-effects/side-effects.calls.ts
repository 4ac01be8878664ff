import { del, get, member, patch, post } from '../address.ts'

export const listSideEffects = get('/api/side-effects', member, {
  providesTags: ['side-effects', 'plan', 'personal-peptides'],
})
export const logSideEffect = post('/api/side-effects', member, {
  invalidatesTags: ['side-effects'],
  offlineDateField: 'startedAt',
})
export const updateSideEffect = patch('/api/side-effects/:id', member, { invalidatesTags: ['side-effects'] })
export const removeSideEffect = del('/api/side-effects/:id', member, { invalidatesTags: ['side-effects'] })
