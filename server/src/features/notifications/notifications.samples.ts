import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/notifications'
import { aDeadLetter } from '../../testing/notifications.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const anEndpoint = () => `https://push.example/${randomUUID()}`

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.setNotificationPreferences, () => ({
    body: {
      emailNotifications: false,
      smsNotifications: true,
      inAppNotifications: true,
      reminderLeadTime: 60,
    },
  })),
  sample(calls.markRead, () => ({ body: { ids: [1] } })),
  sample(calls.subscribeToPush, () => ({ body: aBrowser(anEndpoint()).subscription })),
  sample(calls.retryDelivery, async (test) => ({ params: { id: await aDeadLetter(test) } }), {
    isNobodys: true,
  }),
  sample(calls.unsubscribeFromPush, () => ({ body: { endpoint: anEndpoint() } })),
]
