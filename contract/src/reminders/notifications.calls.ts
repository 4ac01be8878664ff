import { everyone, get, member, operator, post } from '../address.ts'

export const notificationPreferences = get('/api/notification-preferences', member, {
  providesTags: ['notification-settings', 'profile'],
})
export const setNotificationPreferences = post('/api/notification-preferences', member, {
  invalidatesTags: ['notification-settings'],
})
export const unsubscribe = post('/api/mails/unsubscribe', everyone, {
  invalidatesTags: ['notification-settings', 'weekly-report'],
})
export const inbox = get('/api/notifications', member, {
  providesTags: ['inbox', 'reminders', 'doses', 'plan'],
})
export const markRead = post('/api/notifications/read', member, { invalidatesTags: ['inbox'] })
export const pushKey = get('/api/notifications/push-key', member, { providesTags: ['push-key'] })
export const subscribeToPush = post('/api/notifications/push-subscriptions', member, {
  invalidatesTags: ['notification-settings'],
})
export const unsubscribeFromPush = post('/api/notifications/push-subscriptions/remove', member, {
  invalidatesTags: ['notification-settings'],
})
export const testChannels = post('/api/notifications/test', member, {
  invalidatesTags: ['inbox', 'notification-settings'],
})
export const channelStates = get('/api/notifications/channels', member, {
  // Whatever reaches the inbox is also sent through the channels.
  providesTags: ['notification-settings', 'profile', 'inbox'],
})
export const deadLetters = get('/api/admin/failed-deliveries', operator('support'), {
  providesTags: ['deliveries', 'members', 'profile'],
})
export const retryDelivery = post('/api/admin/failed-deliveries/:id/retry', operator('support'), {
  invalidatesTags: ['deliveries', 'audit-log'],
})
