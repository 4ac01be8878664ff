import { del, get, member, patch, post } from '../address.ts'

export const myStacks = get('/api/social/my-stacks', member, {
  providesTags: ['stacks', 'profile', 'catalogue'],
})
export const publicStacks = get('/api/social/public-stacks', member, {
  providesTags: ['stacks', 'profile', 'catalogue'],
})
export const stackDetails = get('/api/social/stacks/:id', member, {
  providesTags: ['stacks', 'profile', 'catalogue'],
})
export const createStack = post('/api/social/stacks', member, { invalidatesTags: ['stacks'] })
export const updateStack = patch('/api/social/stacks/:id', member, { invalidatesTags: ['stacks'] })
export const removeStack = del('/api/social/stacks/:id', member, { invalidatesTags: ['stacks'] })
export const likeStack = post('/api/social/stacks/:id/like', member, { invalidatesTags: ['stacks'] })
export const copyStack = post('/api/social/stacks/:id/copy', member, { invalidatesTags: ['stacks'] })
