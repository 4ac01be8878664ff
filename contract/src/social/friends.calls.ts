export const listFriends = {
  method: 'GET',
  path: '/api/social/friends',
  access: 'member',
  providesTags: ['friends'],
} as const

export const listFriendRequests = {
  method: 'GET',
  path: '/api/social/friend-requests',
  access: 'member',
  providesTags: ['friends', 'profile'],
} as const

export const searchUsers = {
  method: 'GET',
  path: '/api/social/search-users',
  access: 'member',
  providesTags: ['friends'],
} as const

export const sendFriendRequest = {
  method: 'POST',
  path: '/api/social/friend-request',
  access: 'member',
  invalidatesTags: ['friends'],
} as const

export const acceptFriendRequest = {
  method: 'PATCH',
  path: '/api/social/friend-request/:id/accept',
  access: 'member',
  invalidatesTags: ['friends'],
} as const

export const rejectFriendRequest = {
  method: 'PATCH',
  path: '/api/social/friend-request/:id/reject',
  access: 'member',
  invalidatesTags: ['friends'],
} as const

export const takeBackFriendRequest = {
  method: 'DELETE',
  path: '/api/social/friend-request/:id',
  access: 'member',
  invalidatesTags: ['friends'],
} as const

export const unfriend = {
  method: 'DELETE',
  path: '/api/social/friends/:userId',
  access: 'member',
  invalidatesTags: ['friends'],
} as const

export const listBlocked = {
  method: 'GET',
  path: '/api/social/blocks',
  access: 'member',
  providesTags: ['friends'],
} as const

export const block = {
  method: 'POST',
  path: '/api/social/blocks',
  access: 'member',
  invalidatesTags: ['friends', 'stacks'],
} as const

export const unblock = {
  method: 'DELETE',
  path: '/api/social/blocks/:userId',
  access: 'member',
  invalidatesTags: ['friends', 'stacks'],
} as const
