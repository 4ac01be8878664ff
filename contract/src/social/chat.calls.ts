import { del, get, member, patch, post, put } from '../address.ts'

export const listChatRooms = get('/api/social/chat-rooms', member, {
  providesTags: ['chat-rooms', 'friends', 'profile'],
})
export const chatRoom = get('/api/social/chat-rooms/:id', member, {
  providesTags: ['chat-rooms', 'friends', 'profile'],
})
export const openChatRoom = post('/api/social/chat-rooms', member, { invalidatesTags: ['chat-rooms'] })
export const createChat = post('/api/social/create-chat', member, { invalidatesTags: ['chat-rooms'] })
export const renameChatRoom = patch('/api/social/chat-rooms/:id', member, { invalidatesTags: ['chat-rooms'] })
export const addToChatRoom = post('/api/social/chat-rooms/:id/participants', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const removeFromChatRoom = del('/api/social/chat-rooms/:id/participants/:userId', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const rejoinChatRoom = post('/api/social/chat-rooms/:id/rejoin', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const markChatRoomRead = patch('/api/social/chat-rooms/:id/read', member, {
  invalidatesTags: ['chat-rooms'],
})
export const listChatMessages = get('/api/social/chat-rooms/:id/messages', member, {
  providesTags: ['chat-messages', 'friends', 'profile'],
})
export const sendChatMessage = post('/api/social/chat-rooms/:id/messages', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const sendChatPicture = post('/api/social/chat-rooms/:id/pictures', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const sendChatCard = post('/api/social/chat-rooms/:id/cards', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const editChatMessage = patch('/api/social/chat-messages/:id', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const removeChatMessage = del('/api/social/chat-messages/:id', member, {
  invalidatesTags: ['chat-rooms', 'chat-messages'],
})
export const addReaction = put('/api/social/chat-messages/:id/reactions/:reaction', member, {
  invalidatesTags: ['chat-messages'],
})
export const removeReaction = del('/api/social/chat-messages/:id/reactions/:reaction', member, {
  invalidatesTags: ['chat-messages'],
})
export const chatImage = get('/api/social/chat-messages/:id/image', member, {
  providesTags: ['chat-messages', 'friends'],
})
export const chatThumbnail = get('/api/social/chat-messages/:id/thumbnail', member, {
  providesTags: ['chat-messages', 'friends'],
})
