const support = { access: 'admin', area: 'support' } as const

export const listSupportRooms = {
  ...support,
  method: 'GET',
  path: '/api/admin/support-rooms',
  shows: ['chat-rooms', 'support-rooms', 'members', 'profile'],
} as const

export const setAnswering = {
  ...support,
  method: 'PUT',
  path: '/api/admin/support-rooms/:id/answering',
  changes: ['support-rooms', 'audit-log'],
} as const

export const listSavedReplies = {
  ...support,
  method: 'GET',
  path: '/api/admin/saved-replies',
  shows: ['saved-replies'],
} as const

export const addSavedReply = {
  ...support,
  method: 'POST',
  path: '/api/admin/saved-replies',
  changes: ['saved-replies', 'audit-log'],
} as const

export const updateSavedReply = {
  ...support,
  method: 'PATCH',
  path: '/api/admin/saved-replies/:id',
  changes: ['saved-replies', 'audit-log'],
} as const

export const removeSavedReply = {
  ...support,
  method: 'DELETE',
  path: '/api/admin/saved-replies/:id',
  changes: ['saved-replies', 'audit-log'],
} as const

export const reportedPicture = {
  ...support,
  method: 'GET',
  path: '/api/admin/reported-messages/:id/image',
  shows: ['abuse-reports'],
} as const
