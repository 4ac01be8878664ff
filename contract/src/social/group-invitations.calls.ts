import { get, member, post } from '../address.ts'

export const listGroupInvitations = get('/api/social/group-invitations', member, {
  providesTags: ['chat-rooms', 'friends', 'profile'],
})
export const acceptGroupInvitation = post('/api/social/group-invitations/:id/accept', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const declineGroupInvitation = post('/api/social/group-invitations/:id/decline', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
