import { del, get, member, patch, post } from '../address.ts'

export const listSideEffects = get('/api/side-effects', member, {
  providesTags: ['side-effects', 'plan', 'personal-peptides'],
})
export const sideEffectPatterns = get('/api/side-effects/patterns', member, {
  providesTags: ['side-effects', 'doses', 'plan', 'personal-peptides', 'profile'],
})
export const sideEffectPhoto = get('/api/side-effects/:id/photo', member, { providesTags: ['side-effects'] })
export const logSideEffect = post('/api/side-effects', member, {
  invalidatesTags: ['side-effects'],
  offlineDateField: 'startedAt',
})
export const updateSideEffect = patch('/api/side-effects/:id', member, { invalidatesTags: ['side-effects'] })
export const removeSideEffect = del('/api/side-effects/:id', member, { invalidatesTags: ['side-effects'] })
