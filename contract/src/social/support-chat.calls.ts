const support = { access: 'admin', area: 'support' } as const

export const listSupportRooms = {
  ...support,
  method: 'GET',
  path: '/api/admin/support-rooms',
  providesTags: ['chat-rooms', 'support-rooms', 'members', 'profile'],
} as const

export const setAnswering = {
  ...support,
  method: 'PUT',
  path: '/api/admin/support-rooms/:id/answering',
  invalidatesTags: ['support-rooms', 'audit-log'],
} as const

export const listSavedReplies = {
  ...support,
  method: 'GET',
  path: '/api/admin/saved-replies',
  providesTags: ['saved-replies'],
} as const

export const addSavedReply = {
  ...support,
  method: 'POST',
  path: '/api/admin/saved-replies',
  invalidatesTags: ['saved-replies', 'audit-log'],
} as const

export const updateSavedReply = {
  ...support,
  method: 'PATCH',
  path: '/api/admin/saved-replies/:id',
  invalidatesTags: ['saved-replies', 'audit-log'],
} as const

export const removeSavedReply = {
  ...support,
  method: 'DELETE',
  path: '/api/admin/saved-replies/:id',
  invalidatesTags: ['saved-replies', 'audit-log'],
} as const

export const reportedPicture = {
  ...support,
  method: 'GET',
  path: '/api/admin/reported-messages/:id/image',
  providesTags: ['abuse-reports'],
} as const
