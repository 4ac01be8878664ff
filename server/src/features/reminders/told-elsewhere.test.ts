import { beforeEach, expect, test, vi } from 'vitest'
import { NOTIFICATIONS } from '../../live/topics.ts'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { hintsOn } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

// Monday, 8:30 in the morning in New York, where members live.
beforeEach(() => app.clock.set('2026-06-15T12:30:00Z'))

/** How many hints somebody's open pages get because of a request. */
async function hintsOf(act: (person: Person) => Promise<unknown>) {
  const person = await aPerson()
  // Hints of what came before are through.
  const heard = hintsOn(app.bus, NOTIFICATIONS)
  await app.bus.publish(app.db, NOTIFICATIONS, 'begin')
  await vi.waitFor(() => expect(heard).toContainEqual(['begin']))
  heard.length = 0
  await act(person)
  await app.bus.publish(app.db, NOTIFICATIONS, 'end')
  await vi.waitFor(() => expect(heard).toContainEqual(['end']))
  expect(heard.flat().filter((id) => ![person.member.id, 'end'].includes(id))).toEqual([])
  return heard.length - 1
}

async function aPerson() {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const reminder = await aReminder(app, member, entry.id, { time: '09:00' })
  const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.request(method, path, { cookie: member.cookie, body })
  return { member, entry, reminder, ask, path: `/api/reminders/${reminder.id}` }
}

type Person = Awaited<ReturnType<typeof aPerson>>

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['a new reminder', ({ member, entry }) => aReminder(app, member, entry.id)],
  ['a changed one', ({ ask, path }) => ask('PATCH', path, { isActive: false })],
  ['a deleted one', ({ ask, path }) => ask('DELETE', path)],
  ['a skipped dose', ({ ask, path }) => ask('POST', `${path}/skip`, { occursOn: '2026-06-15' })],
  ['a snooze', ({ ask, path }) => ask('POST', `${path}/snooze`, { occursOn: '2026-06-15' })],
  ['a logged dose', ({ member, entry }) => aDose(app, member, entry.id)],
])('%s is told to the open pages of the person, once', async (_name, act) => {
  expect(await hintsOf(act)).toBe(1)
})

test('an undone dose is told as well', async () => {
  const undone = async ({ member, entry, ask }: Person) => {
    const { id } = await aDose(app, member, entry.id)
    await ask('DELETE', `/api/dosage-logs/${id}`)
  }
  expect(await hintsOf(undone)).toBe(2)
})

test('what changes nothing is not told', async () => {
  expect(await hintsOf(({ ask }) => ask('DELETE', '/api/reminders/999999'))).toBe(0)
  const retried = async ({ member, entry }: Person) => {
    const clientId = '5f0c3c52-6d1f-4f5c-9a55-0d5a2f6f1a12'
    for (let sent = 0; sent < 2; sent += 1) await aDose(app, member, entry.id, { clientId })
  }
  expect(await hintsOf(retried)).toBe(1)
})
