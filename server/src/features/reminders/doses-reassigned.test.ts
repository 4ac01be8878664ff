import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// A Wednesday, 16:57 in New York, where members live.
const NOW = '2026-06-17T20:57:00Z'
const wednesday = { frequency: 'Weekly', days: ['Wednesday'], time: '17:00', timingOptions: [0] }
const thursday = { ...wednesday, days: ['Thursday'] }

beforeEach(() => app.clock.set(NOW))

/** A user with a reminder today and one tomorrow, who takes a dose now. */
async function withDose() {
  const member = await aMember(app)
  const { cookie } = member
  const entry = await aPlanEntry(app, member, { frequency: 'Weekly', startDate: '2026-06-01' })
  const today = await aReminder(app, member, entry.id, wednesday)
  const tomorrow = await aReminder(app, member, entry.id, thursday)
  const dose = await aDose(app, member, entry.id, { takenAt: NOW })
  const call = async (method: 'PATCH' | 'DELETE', path: string, body?: object) => {
    const response = await request(method, path, { cookie, ...(body && { body }) })
    expect(response.statusCode).toBeLessThan(300)
  }
  return {
    today,
    dose,
    again: () => aReminder(app, member, entry.id, wednesday),
    patch: (body: object) => call('PATCH', `/api/reminders/${today.id}`, body),
    remove: () => call('DELETE', `/api/reminders/${today.id}`),
    removeDose: () => call('DELETE', `/api/dosage-logs/${dose.id}`),
    nextOfTomorrow: async () => {
      const { body } = await request('GET', '/api/reminders', { cookie })
      return body.find(({ id }: { id: number }) => id === tomorrow.id).nextAt
    },
    nextOfToday: async () => {
      const { body } = await request('GET', '/api/reminders', { cookie })
      return body.find(({ id }: { id: number }) => id === today.id).nextAt
    },
    alertsBy: async (at: string) => {
      app.clock.set(at)
      await app.dispatcher.dispatchDue()
      return (await request('GET', '/api/notifications', { cookie })).body.messages.length
    },
  }
}

const TOMORROW = '2026-06-18T21:00:00.000Z'
const THURSDAY_AFTER = '2026-06-25T21:00:00.000Z'

describe('a reminder’s dose goes to the other reminder', () => {
  test('once the reminder is removed', async () => {
    const { nextOfTomorrow, remove, alertsBy } = await withDose()
    expect(await nextOfTomorrow()).toBe(TOMORROW)
    await remove()
    expect(await nextOfTomorrow()).toBe(THURSDAY_AFTER)
    expect(await alertsBy(TOMORROW)).toBe(0)
    expect(await alertsBy(THURSDAY_AFTER)).toBe(1)
  })

  test('once the reminder is paused', async () => {
    const { nextOfTomorrow, patch, alertsBy } = await withDose()
    await patch({ isActive: false })
    expect(await nextOfTomorrow()).toBe(THURSDAY_AFTER)
    expect(await alertsBy(TOMORROW)).toBe(0)
    expect(await alertsBy(THURSDAY_AFTER)).toBe(1)
  })

  test('and comes back when the reminder is resumed', async () => {
    const { nextOfTomorrow, nextOfToday, patch, alertsBy } = await withDose()
    await patch({ isActive: false })
    await patch({ isActive: true })
    expect(await nextOfToday()).toBe('2026-06-24T21:00:00.000Z')
    expect(await nextOfTomorrow()).toBe(TOMORROW)
    expect(await alertsBy('2026-06-17T21:05:00Z')).toBe(0)
    expect(await alertsBy(TOMORROW)).toBe(1)
  })

  test('and returns when the reminder is created again', async () => {
    const { nextOfTomorrow, remove, again } = await withDose()
    await remove()
    expect((await again()).nextAt).toBe('2026-06-24T21:00:00.000Z')
    expect(await nextOfTomorrow()).toBe(TOMORROW)
  })

  test('which asks for it again once the dose is removed', async () => {
    const { nextOfTomorrow, remove, removeDose } = await withDose()
    await remove()
    await removeDose()
    expect(await nextOfTomorrow()).toBe(TOMORROW)
  })
})

describe('a plan entry with new dates counts an earlier dose', () => {
  const planned = async (dates: object) => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { frequency: 'Weekly', startDate: '2026-06-01', ...dates })
    const reminder = await aReminder(app, member, entry.id, wednesday)
    await aDose(app, member, entry.id, { takenAt: NOW })
    const { cookie } = member
    const change = async (body: object) => {
      const response = await request('PATCH', `/api/user-peptides/${entry.id}`, { cookie, body })
      expect(response.statusCode).toBe(200)
      return (await request('GET', '/api/reminders', { cookie })).body[0].nextAt
    }
    const alertsBy = async (at: string) => {
      app.clock.set(at)
      await app.dispatcher.dispatchDue()
      return (await request('GET', '/api/notifications', { cookie })).body.messages.length
    }
    return { reminder, change, alertsBy }
  }

  test('when it no longer ends', async () => {
    const { reminder, change, alertsBy } = await planned({ endDate: '2026-06-16' })
    expect(reminder.nextAt).toBeNull()
    expect(await change({ endDate: null })).toBe('2026-06-24T21:00:00.000Z')
    expect(await alertsBy('2026-06-17T21:05:00Z')).toBe(0)
  })

  test('when it starts sooner', async () => {
    const { reminder, change, alertsBy } = await planned({ startDate: '2026-07-01' })
    expect(reminder.nextAt).toBe('2026-07-01T21:00:00.000Z')
    expect(await change({ startDate: '2026-06-10' })).toBe('2026-06-24T21:00:00.000Z')
    expect(await alertsBy('2026-06-17T21:05:00Z')).toBe(0)
  })
})
