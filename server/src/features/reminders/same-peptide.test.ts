import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPersonalEntry, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const tirzepatide = await aLabeled(app, 'Tirzepatide')

// A Wednesday, 16:57 in New York, where members live.
const NOW = '2026-06-17T20:57:00Z'
const wednesday = { frequency: 'Weekly', days: ['Wednesday'], time: '17:00', timingOptions: [0] }
const following = { frequency: 'After the last dose', every: 7, time: '17:00', timingOptions: [0] }

beforeEach(() => app.clock.set(NOW))

const ways = {
  completed: ['PATCH', { status: 'completed' }],
  removed: ['DELETE', undefined],
} as const

describe.each(Object.entries(ways))('an entry that is %s and added again', (_, [method, body]) => {
  async function addedAgain(
    add: (member: Awaited<ReturnType<typeof aMember>>, dose: string) => Promise<{ id: number }>,
  ) {
    const member = await aMember(app)
    const { cookie } = member
    const first = await add(member, '2.5 mg')
    await aDose(app, member, first.id, { takenAt: NOW, dose: '2.5 mg' })
    const path = `/api/user-peptides/${first.id}`
    expect((await request(method, path, { cookie, ...(body && { body }) })).statusCode).toBeLessThan(300)
    const second = await add(member, '5 mg')
    return { member, cookie, first, second }
  }
  const ofCatalog = () =>
    addedAgain((member, currentDose) =>
      aPlanEntry(app, member, { peptideId: tirzepatide, currentDose, frequency: 'Weekly' }),
    )

  test("resolves the nearest occurrence by the peptide's last dose", async () => {
    const { member, second } = await ofCatalog()
    const { nextAt } = await aReminder(app, member, second.id, wednesday)
    expect(nextAt).toBe('2026-06-24T21:00:00.000Z')
    app.clock.set('2026-06-17T21:05:00Z')
    await app.dispatcher.dispatchDue()
    const { body: inbox } = await request('GET', '/api/notifications', { cookie: member.cookie })
    expect(inbox.messages).toEqual([])
  })

  test("follows the peptide's last dose", async () => {
    const { member, second } = await ofCatalog()
    const { nextAt } = await aReminder(app, member, second.id, following)
    expect(nextAt).toBe('2026-06-24T21:00:00.000Z')
  })

  test('has its reminder resolved by a dose of the former entry', async () => {
    const { cookie, member, first, second } = await ofCatalog()
    app.clock.set('2026-06-24T19:00:00Z')
    await aReminder(app, member, second.id, wednesday)
    const path = '/api/dosage-logs'
    const body = { userPeptideId: first.id, dose: '5 mg', takenAt: '2026-06-24T18:00:00Z' }
    const logged = await request('POST', path, { cookie, body })
    if (method === 'DELETE') return expect(logged.body.code).toBe('PLAN_ENTRY_NOT_FOUND')
    const next = async () => (await request('GET', '/api/reminders', { cookie })).body[0].nextAt
    expect(await next()).toBe('2026-07-01T21:00:00.000Z')
    const dosePath = `${path}/${logged.body.id}`
    await request('PATCH', dosePath, { cookie, body: { takenAt: '2026-06-18T18:00:00Z' } })
    expect(await next()).toBe('2026-06-24T21:00:00.000Z')
    await request('PATCH', dosePath, { cookie, body: { takenAt: '2026-06-24T18:30:00Z' } })
    expect(await next()).toBe('2026-07-01T21:00:00.000Z')
    await request('DELETE', dosePath, { cookie })
    expect(await next()).toBe('2026-06-24T21:00:00.000Z')
  })

  test('has its reminder follow a dose of the former entry', async () => {
    const { cookie, member, first, second } = await ofCatalog()
    app.clock.set('2026-06-24T19:00:00Z')
    await aReminder(app, member, second.id, following)
    if (method === 'DELETE') return
    const body = { userPeptideId: first.id, dose: '5 mg', takenAt: '2026-06-24T18:00:00Z' }
    await request('POST', '/api/dosage-logs', { cookie, body })
    const { body: reminders } = await request('GET', '/api/reminders', { cookie })
    expect(reminders[0].nextAt).toBe('2026-07-01T21:00:00.000Z')
  })

  test("warns of a dose too soon after the peptide's last one", async () => {
    const { cookie, second } = await ofCatalog()
    app.clock.set('2026-06-17T21:57:00Z')
    const dose = { userPeptideId: second.id, dose: '5 mg', takenAt: '2026-06-17T21:57:00Z' }
    const { body: logged } = await request('POST', '/api/dosage-logs', { cookie, body: dose })
    expect(logged.warnings[0]).toMatchObject({ code: 'TOO_SOON' })
    expect(logged.warnings[0].message).toContain('You logged 2.5 mg 1 h ago.')
  })

  test('warns of a dose backdated before another', async () => {
    const { cookie, second } = await ofCatalog()
    const dose = { userPeptideId: second.id, dose: '5 mg', takenAt: '2026-06-17T19:57:00Z' }
    const { body: logged } = await request('POST', '/api/dosage-logs', { cookie, body: dose })
    expect(logged.warnings[0]).toMatchObject({ code: 'TOO_SOON' })
  })
})

test('ignores doses of other peptides', async () => {
  const member = await aMember(app)
  const { id: own } = await aPersonalEntry(app, member)
  await aDose(app, member, own, { takenAt: NOW })
  const entry = await aPlanEntry(app, member, { peptideId: tirzepatide, frequency: 'Weekly' })
  expect((await aReminder(app, member, entry.id, wednesday)).nextAt).toBe('2026-06-17T21:00:00.000Z')
  const body = { userPeptideId: entry.id, dose: '2 mg', takenAt: NOW }
  const { body: logged } = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(logged.warnings.map(({ code }: { code: string }) => code)).not.toContain('TOO_SOON')
})
