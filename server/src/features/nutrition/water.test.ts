import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const log = ({ cookie }: Member, body: object) => request('POST', '/api/water-logs', { cookie, body })
const drunk = async ({ cookie }: Member, from = '2026-06-15', to = from) =>
  (await request('GET', `/api/water-logs?from=${from}&to=${to}`, { cookie })).body

test('stores a drink as typed and in milliliters', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const response = await log(member, { amount: 8, unit: 'fl oz' })
  expect(response.statusCode).toBe(201)
  expect(response.body).toEqual({
    id: expect.any(Number),
    amount: 8,
    unit: 'fl oz',
    milliliters: 236.59,
    logDate: '2026-06-15',
    createdAt: '2026-06-15T12:00:00.000Z',
  })
  const { body: glass } = await log(member, { amount: 250 })
  expect(glass).toMatchObject({ amount: 250, unit: 'mL', milliliters: 250 })
  expect(await drunk(member)).toEqual([glass, response.body])
})

test('stores a quarter of a fluid ounce exactly as typed', async () => {
  const member = await aMember(app)
  const response = await log(member, { amount: 1.25, unit: 'fl oz' })
  expect(response.body).toMatchObject({ amount: 1.25, unit: 'fl oz', milliliters: 36.97 })
})

test.each([
  [{ amount: 0 }, 'amount', 'Please enter up to 3000 mL (101 fl oz)'],
  [{ amount: 5e-324 }, 'amount', 'Please enter up to 3000 mL (101 fl oz)'],
  [{ amount: 3000.1 }, 'amount', 'Please enter up to 3000 mL (101 fl oz)'],
  [{ amount: 101.5, unit: 'fl oz' }, 'amount', 'Please enter up to 3000 mL (101 fl oz)'],
  [{ amount: 1.255 }, 'amount', 'Amounts can have up to 2 decimals'],
  [{ amount: 1, unit: 'cups' }, 'unit', 'Please choose mL or fl oz'],
])('refuses %o with a message', async (wrong, field, message) => {
  const member = await aMember(app)
  const response = await log(member, wrong)
  expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
})

test('stores a retry with the same client id once, also in parallel', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const drink = { amount: 250, clientId: randomUUID() }
  const responses = await Promise.all(Array.from({ length: 6 }, () => log(member, drink)))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect(await drunk(member)).toHaveLength(1)
  expect((await log(other, drink)).statusCode).toBe(201)
})

test('uses local days, and refuses future ones', async () => {
  const member = await aMember(app, { timeZone: 'Pacific/Auckland' })
  app.clock.set('2026-06-15T12:30:00Z')
  await log(member, { amount: 100 })
  await log(member, { amount: 200, logDate: '2026-06-15' })
  const toCome = await log(member, { amount: 300, logDate: '2026-06-17' })
  expect([toCome.statusCode, toCome.body.code]).toEqual([400, 'LOGGED_IN_FUTURE'])
  const amounts = async (from: string, to?: string) =>
    (await drunk(member, from, to)).map(({ amount }: { amount: number }) => amount)
  expect(await amounts('2026-06-16')).toEqual([100])
  expect(await amounts('2026-06-15', '2026-06-16')).toEqual([100, 200])
})

test("your own drink can be undone once, another person’s can't", async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const [member, other] = [await aMember(app), await aMember(app)]
  const { body } = await log(member, { amount: 250 })
  const remove = ({ cookie }: Member) => request('DELETE', `/api/water-logs/${body.id}`, { cookie })
  expect((await remove(other)).body.code).toBe('WATER_LOG_NOT_FOUND')
  expect((await remove(member)).statusCode).toBe(200)
  expect(await drunk(member)).toEqual([])
  expect((await remove(member)).statusCode).toBe(404)
})
