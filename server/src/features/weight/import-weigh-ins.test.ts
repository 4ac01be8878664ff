import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

let member: Member

beforeEach(async () => {
  app.clock.set('2026-11-26T12:00:00Z')
  member = await aMember(app)
})

const aWeighIn = (more: object = {}) => ({
  ...{ weight: 91.35, unit: 'kg', notes: 'before breakfast; "new scale"' },
  ...{ weighInDate: '2026-11-03', clientId: randomUUID(), ...more },
})
const send = (weighIns: object[]) =>
  request('POST', '/api/weight-logs/import', {
    cookie: member.cookie,
    body: { source: { id: randomUUID(), fileName: 'x.csv' }, weighIns },
  })
const get = async (path: string) => (await request('GET', path, { cookie: member.cookie })).body

test('logs a file’s weigh-ins unchanged, and a second import adds nothing', async () => {
  const weighIns = [aWeighIn(), aWeighIn({ weight: 90.63, weighInDate: '2026-11-10', notes: null })]
  const known = await get('/api/weight-logs')
  const { statusCode, body } = await send(weighIns)
  expect([statusCode, body.added.length]).toEqual([200, 2])
  const before = await get('/api/weight-logs')
  expect(before.slice(0, before.length - known.length)).toMatchObject([
    { weight: 90.63, unit: 'kg', pounds: 199.805, weighInDate: '2026-11-10', notes: null },
    { weight: 91.35, pounds: 201.392, notes: 'before breakfast; "new scale"' },
  ])
  expect((await send(weighIns)).body).toEqual({ added: [] })
  expect(await get('/api/weight-logs')).toEqual(before)
})

test("the newest becomes the profile’s weight, and an older file doesn't change it", async () => {
  await send([aWeighIn({ weight: 190, unit: 'lbs', weighInDate: '2026-11-26' })])
  expect((await get('/api/auth/user')).weight).toBe(190)
  await send([aWeighIn({ weight: 250, unit: 'lbs', weighInDate: '2026-01-01' })])
  expect((await get('/api/auth/user')).weight).toBe(190)
})

test.each([
  [{ weight: 91.355 }, 'Please send a weight in steps of 0.01'],
  [{ weight: 1000 }, 'Please enter a valid weight'],
  [{ unit: 'stone' }, 'Please choose lbs or kg'],
])('refuses %j', async (more, message) => {
  const { statusCode, body } = await send([aWeighIn(more)])
  expect(statusCode).toBe(400)
  expect(Object.values(body.fields)).toEqual([message])
})

test('refuses a future day', async () => {
  expect((await send([aWeighIn({ weighInDate: '2026-11-28' })])).body.code).toBe('LOGGED_IN_FUTURE')
})
