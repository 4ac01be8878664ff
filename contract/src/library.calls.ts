export const searchLibrary = {
  method: 'GET',
  path: '/api/library/search',
  access: 'member',
  shows: ['catalogue'],
} as const
