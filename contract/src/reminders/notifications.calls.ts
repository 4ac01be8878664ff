export const notificationPreferences = {
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'member',
  providesTags: ['notification-settings', 'profile'],
} as const

export const setNotificationPreferences = {
  method: 'POST',
  path: '/api/notification-preferences',
  access: 'member',
  invalidatesTags: ['notification-settings'],
} as const

export const unsubscribe = {
  method: 'POST',
  path: '/api/mails/unsubscribe',
  access: 'public',
  invalidatesTags: ['notification-settings', 'weekly-report'],
} as const

export const inbox = {
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  providesTags: ['inbox', 'reminders', 'doses', 'plan'],
} as const

export const markRead = {
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  invalidatesTags: ['inbox'],
} as const

export const pushKey = {
  method: 'GET',
  path: '/api/notifications/push-key',
  access: 'member',
  providesTags: ['push-key'],
} as const

export const subscribeToPush = {
  method: 'POST',
  path: '/api/notifications/push-subscriptions',
  access: 'member',
  invalidatesTags: ['notification-settings'],
} as const

export const unsubscribeFromPush = {
  method: 'POST',
  path: '/api/notifications/push-subscriptions/remove',
  access: 'member',
  invalidatesTags: ['notification-settings'],
} as const

export const testChannels = {
  method: 'POST',
  path: '/api/notifications/test',
  access: 'member',
  invalidatesTags: ['inbox', 'notification-settings'],
} as const

export const channelStates = {
  method: 'GET',
  path: '/api/notifications/channels',
  access: 'member',
  providesTags: ['notification-settings', 'profile'],
} as const

export const deadLetters = {
  method: 'GET',
  path: '/api/admin/failed-deliveries',
  access: 'admin',
  area: 'support',
  providesTags: ['deliveries', 'members', 'profile'],
} as const

export const retryDelivery = {
  method: 'POST',
  path: '/api/admin/failed-deliveries/:id/retry',
  access: 'admin',
  area: 'support',
  invalidatesTags: ['deliveries', 'audit-log'],
} as const
