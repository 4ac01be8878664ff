import { del, get, member, patch, post } from '../address.ts'

export const listFriends = get('/api/social/friends', member, { providesTags: ['friends'] })
export const listFriendRequests = get('/api/social/friend-requests', member, {
  providesTags: ['friends', 'profile'],
})
export const searchUsers = get('/api/social/search-users', member, { providesTags: ['friends'] })
export const sendFriendRequest = post('/api/social/friend-request', member, { invalidatesTags: ['friends'] })
export const acceptFriendRequest = patch('/api/social/friend-request/:id/accept', member, {
  invalidatesTags: ['friends'],
})
export const rejectFriendRequest = patch('/api/social/friend-request/:id/reject', member, {
  invalidatesTags: ['friends'],
})
export const cancelFriendRequest = del('/api/social/friend-request/:id', member, {
  invalidatesTags: ['friends'],
})
export const unfriend = del('/api/social/friends/:userId', member, { invalidatesTags: ['friends'] })
export const listBlocked = get('/api/social/blocks', member, { providesTags: ['friends'] })
export const block = post('/api/social/blocks', member, { invalidatesTags: ['friends', 'stacks'] })
export const unblock = del('/api/social/blocks/:userId', member, { invalidatesTags: ['friends', 'stacks'] })
