/** It stores nothing: what it answers is drawn anew from plan, profile and catalogue each time. */
export const generateStack = {
  method: 'POST',
  path: '/api/generate-stack',
  access: 'member',
  invalidatesTags: [],
  noTimeout: true,
} as const
