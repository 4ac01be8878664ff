/** It stores nothing: the reply is computed from plan, profile and catalog each time. */
export const generateStack = {
  method: 'POST',
  path: '/api/generate-stack',
  access: 'member',
  invalidatesTags: [],
  noTimeout: true,
} as const
