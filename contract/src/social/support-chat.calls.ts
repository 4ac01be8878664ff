import { del, get, operator, patch, post, put } from '../address.ts'

export const listSupportRooms = get('/api/admin/support-rooms', operator('support'), {
  providesTags: ['chat-rooms', 'support-rooms', 'members', 'profile'],
})
export const setAnswering = put('/api/admin/support-rooms/:id/answering', operator('support'), {
  invalidatesTags: ['support-rooms', 'audit-log'],
})
export const setSupportDone = put('/api/admin/support-rooms/:id/done', operator('support'), {
  invalidatesTags: ['support-rooms', 'audit-log'],
})
export const listSavedReplies = get('/api/admin/saved-replies', operator('support'), {
  providesTags: ['saved-replies'],
})
export const addSavedReply = post('/api/admin/saved-replies', operator('support'), {
  invalidatesTags: ['saved-replies', 'audit-log'],
})
export const updateSavedReply = patch('/api/admin/saved-replies/:id', operator('support'), {
  invalidatesTags: ['saved-replies', 'audit-log'],
})
export const removeSavedReply = del('/api/admin/saved-replies/:id', operator('support'), {
  invalidatesTags: ['saved-replies', 'audit-log'],
})
export const reportedPicture = get('/api/admin/reported-messages/:id/image', operator('support'), {
  providesTags: ['abuse-reports'],
})
