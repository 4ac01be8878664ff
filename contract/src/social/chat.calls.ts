export const listChatRooms = {
  method: 'GET',
  path: '/api/social/chat-rooms',
  access: 'member',
  providesTags: ['chat-rooms', 'friends', 'profile'],
} as const

export const chatRoom = {
  method: 'GET',
  path: '/api/social/chat-rooms/:id',
  access: 'member',
  providesTags: ['chat-rooms', 'friends', 'profile'],
} as const

export const openChatRoom = {
  method: 'POST',
  path: '/api/social/chat-rooms',
  access: 'member',
  invalidatesTags: ['chat-rooms'],
} as const

export const createChat = {
  method: 'POST',
  path: '/api/social/create-chat',
  access: 'member',
  invalidatesTags: ['chat-rooms'],
} as const

export const renameChatRoom = {
  method: 'PATCH',
  path: '/api/social/chat-rooms/:id',
  access: 'member',
  invalidatesTags: ['chat-rooms'],
} as const

export const addToChatRoom = {
  method: 'POST',
  path: '/api/social/chat-rooms/:id/participants',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const removeFromChatRoom = {
  method: 'DELETE',
  path: '/api/social/chat-rooms/:id/participants/:userId',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const rejoinChatRoom = {
  method: 'POST',
  path: '/api/social/chat-rooms/:id/rejoin',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const markChatRoomRead = {
  method: 'PATCH',
  path: '/api/social/chat-rooms/:id/read',
  access: 'member',
  invalidatesTags: ['chat-rooms'],
} as const

export const listChatMessages = {
  method: 'GET',
  path: '/api/social/chat-rooms/:id/messages',
  access: 'member',
  providesTags: ['chat-messages', 'friends', 'profile'],
} as const

export const sendChatMessage = {
  method: 'POST',
  path: '/api/social/chat-rooms/:id/messages',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const sendChatPicture = {
  method: 'POST',
  path: '/api/social/chat-rooms/:id/pictures',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const editChatMessage = {
  method: 'PATCH',
  path: '/api/social/chat-messages/:id',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const removeChatMessage = {
  method: 'DELETE',
  path: '/api/social/chat-messages/:id',
  access: 'member',
  invalidatesTags: ['chat-rooms', 'chat-messages'],
} as const

export const chatImage = {
  method: 'GET',
  path: '/api/social/chat-messages/:id/image',
  access: 'member',
  providesTags: ['chat-messages', 'friends'],
} as const

export const chatThumbnail = {
  method: 'GET',
  path: '/api/social/chat-messages/:id/thumbnail',
  access: 'member',
  providesTags: ['chat-messages', 'friends'],
} as const
