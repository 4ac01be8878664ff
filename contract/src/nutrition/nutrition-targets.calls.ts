import { get, member, patch } from '../address.ts'

export const nutritionTargets = get('/api/nutrition/targets', member, {
  providesTags: ['profile', 'weight', 'targets'],
})
export const setTargets = patch('/api/nutrition/targets', member, { invalidatesTags: ['targets'] })
