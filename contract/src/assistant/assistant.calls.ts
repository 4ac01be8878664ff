import { del, get, member, operator, post, put } from '../address.ts'

export const assistantState = get('/api/ai/state', member, { providesTags: ['assistant'] })
export const shareOwnData = put('/api/ai/own-data', member, { invalidatesTags: ['assistant'] })
/** It stores nothing that other calls return. */
export const askAssistant = post('/api/ai/ask', member, { invalidatesTags: [], noTimeout: true })
export const chatWithAssistant = post('/api/ai/chats/messages', member, {
  invalidatesTags: ['assistant-chats'],
})
export const listAssistantChats = get('/api/ai/chats', member, { providesTags: ['assistant-chats'] })
export const readAssistantChat = get('/api/ai/chats/:id', member, { providesTags: ['assistant-chats'] })
export const deleteAssistantChat = del('/api/ai/chats/:id', member, { invalidatesTags: ['assistant-chats'] })
export const assistantUse = get('/api/admin/ai-use', operator('panel'), { providesTags: ['assistant-use'] })
