export const assistantState = {
  method: 'GET',
  path: '/api/ai/state',
  access: 'member',
  providesTags: ['assistant'],
} as const

export const shareOwnData = {
  method: 'PUT',
  path: '/api/ai/own-data',
  access: 'member',
  invalidatesTags: ['assistant'],
} as const

/** It stores nothing that other calls return. */
export const askAssistant = {
  method: 'POST',
  path: '/api/ai/ask',
  access: 'member',
  invalidatesTags: [],
  noTimeout: true,
} as const

export const chatWithAssistant = {
  method: 'POST',
  path: '/api/ai/chats/messages',
  access: 'member',
  invalidatesTags: ['assistant-chats'],
} as const

export const listAssistantChats = {
  method: 'GET',
  path: '/api/ai/chats',
  access: 'member',
  providesTags: ['assistant-chats'],
} as const

export const readAssistantChat = {
  method: 'GET',
  path: '/api/ai/chats/:id',
  access: 'member',
  providesTags: ['assistant-chats'],
} as const

export const deleteAssistantChat = {
  method: 'DELETE',
  path: '/api/ai/chats/:id',
  access: 'member',
  invalidatesTags: ['assistant-chats'],
} as const

export const assistantUse = {
  method: 'GET',
  path: '/api/admin/ai-use',
  access: 'admin',
  area: 'panel',
  providesTags: ['assistant-use'],
} as const
