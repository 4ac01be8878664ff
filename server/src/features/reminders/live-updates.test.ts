import { beforeEach, expect, test, vi } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { hintsOn } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

// Monday, 8:30 in the morning in New York, where members live.
beforeEach(() => app.clock.set('2026-06-15T12:30:00Z'))

/** Longer than hints are batched and on their way. */
const resolved = () => new Promise((resolve) => setTimeout(resolve, 120))

/** Acts as a new user and checks that their open pages, and only theirs, receive this many events. */
async function expectHints(count: number, act: (person: Person, hints: string[][]) => Promise<unknown>) {
  const hints = await hintsOn(app)
  const person = await aPerson()
  // Of the plan's entry and of the reminder.
  await vi.waitFor(() => expect(hints).toHaveLength(2))
  hints.length = 0
  await act(person, hints)
  await vi.waitFor(() => expect(hints.length).toBeGreaterThanOrEqual(count))
  await resolved()
  expect(hints).toEqual(Array.from({ length: count }, () => [person.member.id]))
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
  [
    'a changed plan',
    ({ ask, entry }) => ask('PATCH', `/api/user-peptides/${entry.id}`, { status: 'paused' }),
  ],
  ['a peptide taken out of it', ({ ask, entry }) => ask('DELETE', `/api/user-peptides/${entry.id}`)],
])("%s notifies the person's open pages once", async (_name, act) => {
  await expectHints(1, act)
})

test('so does an undone dose, and one without a reminder', async () => {
  await expectHints(2, async ({ member, entry, ask }, hints) => {
    const { id } = await aDose(app, member, entry.id)
    await vi.waitFor(() => expect(hints).toHaveLength(1))
    await ask('DELETE', `/api/dosage-logs/${id}`)
  })
  await expectHints(2, async ({ member }, hints) => {
    const unreminded = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'KPV') })
    await vi.waitFor(() => expect(hints).toHaveLength(1))
    await aDose(app, member, unreminded.id)
  })
})

test('a change without effect notifies no one', async () => {
  await expectHints(0, ({ ask }) => ask('DELETE', '/api/reminders/999999'))
  await expectHints(1, async ({ member, entry }) => {
    const clientId = '5f0c3c52-6d1f-4f5c-9a55-0d5a2f6f1a12'
    for (let sent = 0; sent < 2; sent += 1) await aDose(app, member, entry.id, { clientId })
  })
})
