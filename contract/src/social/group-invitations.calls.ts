const changesRooms = { access: 'member', invalidatesTags: ['chat-rooms', 'chat-messages'] } as const

export const listGroupInvitations = {
  method: 'GET',
  path: '/api/social/group-invitations',
  access: 'member',
  providesTags: ['chat-rooms', 'friends', 'profile'],
} as const

export const acceptGroupInvitation = {
  method: 'POST',
  path: '/api/social/group-invitations/:id/accept',
  ...changesRooms,
} as const

export const declineGroupInvitation = {
  method: 'POST',
  path: '/api/social/group-invitations/:id/decline',
  ...changesRooms,
} as const
