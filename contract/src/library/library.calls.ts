export const searchLibrary = {
  method: 'GET',
  path: '/api/library/search',
  access: 'member',
  providesTags: ['catalogue'],
} as const
