import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPersonalEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

let member: Member
let entry: { id: number }

beforeEach(async () => {
  app.clock.set('2026-11-26T12:00:00Z')
  member = await aMember(app)
  entry = await aPersonalEntry(app, member)
})

const aDose = (more: object = {}) => ({
  ...{ userPeptideId: entry.id, dose: '2.5 mg', injectionSite: 'Right thigh', notes: 'new dose, "double"' },
  ...{ takenAt: '2026-10-04T13:00:00Z', clientId: randomUUID(), ...more },
})
const send = (doses: object[]) =>
  request('POST', '/api/dosage-logs/import', {
    cookie: member.cookie,
    body: { source: { id: randomUUID(), fileName: 'x.csv' }, doses },
  })
const logged = async () => (await request('GET', '/api/dosage-logs', { cookie: member.cookie })).body

test('logs a file’s doses unchanged, and a second import adds nothing', async () => {
  const doses = [aDose(), aDose({ dose: '5 mg', takenAt: '2026-10-19T03:50:00Z' })]
  const { statusCode, body } = await send(doses)
  expect([statusCode, body.added.length]).toEqual([200, 2])
  const before = await logged()
  expect(before).toMatchObject([
    { dose: '5 mg', amount: 5, unit: 'mg', takenAt: '2026-10-19T03:50:00.000Z' },
    { dose: '2.5 mg', injectionSite: 'Right thigh', notes: 'new dose, "double"', feeling: null },
  ])
  expect((await send(doses)).body).toEqual({ added: [] })
  expect(await logged()).toEqual(before)
})

test('refuses the whole file for another person’s plan entry or a future time', async () => {
  const stranger = await aMember(app)
  const { id } = await aPersonalEntry(app, stranger)
  expect((await send([aDose(), aDose({ userPeptideId: id })])).body.code).toBe('PLAN_ENTRY_NOT_FOUND')
  const later = aDose({ takenAt: '2026-11-27T12:00:00Z' })
  expect((await send([aDose(), later])).body.code).toBe('TAKEN_IN_FUTURE')
  expect(await logged()).toEqual([])
})

test('accepts up to 100 at once', async () => {
  const { statusCode, body } = await send(Array.from({ length: 101 }, () => aDose()))
  expect([statusCode, body.fields.doses]).toEqual([400, 'Please send at most 100 entries at once'])
})
