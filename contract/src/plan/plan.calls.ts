import { del, get, member, patch, post } from '../address.ts'

export const listPlan = get('/api/user-peptides', member, { providesTags: ['plan', 'personal-peptides'] })
export const addToPlan = post('/api/user-peptides', member, { invalidatesTags: ['plan', 'reminders'] })
export const updatePlanEntry = patch('/api/user-peptides/:id', member, { invalidatesTags: ['plan'] })
export const removeFromPlan = del('/api/user-peptides/:id', member, {
  invalidatesTags: ['plan', 'doses', 'vials'],
})
