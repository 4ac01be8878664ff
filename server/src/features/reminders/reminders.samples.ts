import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/reminders/reminders'
import { aPersonalEntry, aReminder, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const ofAReminder = async (test: TestApp, member: Member) => {
  const { id } = await aPersonalEntry(test, member)
  return { id: (await aReminder(test, member, id)).id }
}

const reminder = { title: 'KPV Reminder', dose: '250 mcg', frequency: 'Weekly', time: '09:30' } as const

const days = ['Monday' as const]

const numbers = { repeatEvery: 15 as const, every: 3, daysOn: 5, daysOff: 2, anchor: '2026-06-15' }

/** The day on which the tests' clock starts. */
const body = { occursOn: '2026-06-15' }

export const samples: Samples = [
  sample(calls.addReminder, async (test, member) => ({
    body: {
      ...reminder,
      userPeptideId: (await aPersonalEntry(test, member)).id,
      days: '["Monday"]',
      frequency: 'Every few weeks' as const,
      ...numbers,
      alsoAt: ['21:30'],
      timingOptions: [5, 120],
      isActive: false,
      notifications: { push: false, email: true, sms: true },
      clientId: randomUUID(),
    },
  })),
  sample(calls.updateReminder, async (test, member) => ({
    params: await ofAReminder(test, member),
    body: {
      ...reminder,
      ...numbers,
      days,
      timingOptions: '[5]',
      isActive: false,
      notifications: { sms: true },
      keepsDespite: 'Weekly',
    },
  })),
  sample(calls.removeReminder, async (test, member) => ({ params: await ofAReminder(test, member) })),
  sample(calls.snoozeReminder, async (test, member) => ({ params: await ofAReminder(test, member), body })),
  sample(calls.skipReminder, async (test, member) => ({ params: await ofAReminder(test, member), body })),
]
