export const myStacks = {
  method: 'GET',
  path: '/api/social/my-stacks',
  access: 'member',
  providesTags: ['stacks', 'profile', 'catalogue'],
} as const

export const publicStacks = {
  method: 'GET',
  path: '/api/social/public-stacks',
  access: 'member',
  providesTags: ['stacks', 'profile', 'catalogue'],
} as const

export const stackDetails = {
  method: 'GET',
  path: '/api/social/stacks/:id',
  access: 'member',
  providesTags: ['stacks', 'profile', 'catalogue'],
} as const

export const createStack = {
  method: 'POST',
  path: '/api/social/stacks',
  access: 'member',
  invalidatesTags: ['stacks'],
} as const

export const updateStack = {
  method: 'PATCH',
  path: '/api/social/stacks/:id',
  access: 'member',
  invalidatesTags: ['stacks'],
} as const

export const removeStack = {
  method: 'DELETE',
  path: '/api/social/stacks/:id',
  access: 'member',
  invalidatesTags: ['stacks'],
} as const

export const likeStack = {
  method: 'POST',
  path: '/api/social/stacks/:id/like',
  access: 'member',
  invalidatesTags: ['stacks'],
} as const

export const copyStack = {
  method: 'POST',
  path: '/api/social/stacks/:id/copy',
  access: 'member',
  invalidatesTags: ['stacks'],
} as const
