import * as calls from '@pepwell/contract/reminders/notifications'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { Notifications } from './notifications.service.ts'
import type { Preferences } from './preferences.service.ts'
import type { PushSubscriptions } from './push-subscriptions.service.ts'

interface Services {
  notifications: Notifications
  preferences: Preferences
  pushSubscriptions: PushSubscriptions
}

export function notificationsRoutes(
  app: FastifyInstance,
  { notifications, preferences, pushSubscriptions }: Services,
): void {
  handle(app, calls.notificationPreferences, ({ user }) => preferences.of(user))
  handle(app, calls.setNotificationPreferences, ({ user, body, request }) =>
    preferences.change(user, body, clientAddress(request)),
  )
  handle(app, calls.inbox, ({ user, query }) => notifications.inbox(user, query))
  handle(app, calls.markRead, ({ user, body }) => notifications.markRead(user, body.ids))
  handle(app, calls.pushKey, async () => ({ publicKey: await pushSubscriptions.publicKey() }))
  handle(app, calls.subscribeToPush, async ({ body, request }) => {
    await pushSubscriptions.subscribe(request.session, body, request.headers['user-agent'])
    return { message: 'Push is on in this browser' }
  })
  handle(app, calls.unsubscribeFromPush, async ({ user, body }) => {
    await pushSubscriptions.unsubscribe(user, body.endpoint)
    return { message: 'Push is off in this browser' }
  })
  handle(app, calls.testChannels, ({ user, request }) => notifications.test(user, clientAddress(request)))
  handle(app, calls.channelStates, ({ user }) => notifications.channelStates(user))
}
