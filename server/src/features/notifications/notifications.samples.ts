import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/reminders/notifications'
import { aDeadLetter, linksOf } from '../../testing/notifications.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const anEndpoint = () => `https://push.example/${randomUUID()}`

async function anUnsubscribeToken(test: TestApp, userId: string): Promise<string> {
  const { link } = await linksOf(test).of({ userId, mails: 'orderMails' })
  return new URL(link).searchParams.get('token') ?? ''
}

export const samples: Samples = [
  sample(calls.setNotificationPreferences, () => ({
    body: {
      emailNotifications: false,
      smsNotifications: true,
      inAppNotifications: true,
      orderMails: false,
      reminderLeadTime: 60,
      lowVialDoses: 3,
      lowVialDays: 10,
    },
  })),
  sample(calls.unsubscribe, async (test, { id }) => ({
    body: { token: await anUnsubscribeToken(test, id) },
  })),
  sample(calls.markRead, () => ({ body: { ids: [1] } })),
  sample(calls.subscribeToPush, () => ({ body: aBrowser(anEndpoint()).subscription })),
  sample(calls.retryDelivery, async (test) => ({ params: { id: await aDeadLetter(test) } }), {
    isNobodys: true,
  }),
  sample(calls.unsubscribeFromPush, () => ({ body: { endpoint: anEndpoint() } })),
]
