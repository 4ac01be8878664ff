export const listFriends = {
  method: 'GET',
  path: '/api/social/friends',
  access: 'member',
  shows: ['friends'],
} as const

export const listFriendRequests = {
  method: 'GET',
  path: '/api/social/friend-requests',
  access: 'member',
  shows: ['friends', 'profile'],
} as const

export const searchUsers = {
  method: 'GET',
  path: '/api/social/search-users',
  access: 'member',
  shows: ['friends'],
} as const

export const sendFriendRequest = {
  method: 'POST',
  path: '/api/social/friend-request',
  access: 'member',
  changes: ['friends'],
} as const

export const acceptFriendRequest = {
  method: 'PATCH',
  path: '/api/social/friend-request/:id/accept',
  access: 'member',
  changes: ['friends'],
} as const

export const rejectFriendRequest = {
  method: 'PATCH',
  path: '/api/social/friend-request/:id/reject',
  access: 'member',
  changes: ['friends'],
} as const

export const takeBackFriendRequest = {
  method: 'DELETE',
  path: '/api/social/friend-request/:id',
  access: 'member',
  changes: ['friends'],
} as const

export const unfriend = {
  method: 'DELETE',
  path: '/api/social/friends/:userId',
  access: 'member',
  changes: ['friends'],
} as const

export const listBlocked = {
  method: 'GET',
  path: '/api/social/blocks',
  access: 'member',
  shows: ['friends'],
} as const

export const block = {
  method: 'POST',
  path: '/api/social/blocks',
  access: 'member',
  changes: ['friends', 'stacks'],
} as const

export const unblock = {
  method: 'DELETE',
  path: '/api/social/blocks/:userId',
  access: 'member',
  changes: ['friends', 'stacks'],
} as const
