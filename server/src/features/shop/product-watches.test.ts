import { expect, test } from 'vitest'
import { aMember, aPeptideId, aProductId, type Member, unitsOf } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const watch = ({ cookie }: Member, id: number) => request('POST', `/api/shop/watched/${id}`, { cookie })
const watched = async ({ cookie }: Member) =>
  (await request('GET', '/api/shop/watched', { cookie })).body.productIds

test('a back-in-stock alert is stored once, until canceled', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const [kpv, dsip] = [await aProductId(app, 'KPV'), await aProductId(app, 'DSIP')]
  for (const id of [dsip, kpv, dsip]) expect((await watch(member, id)).statusCode).toBe(200)
  expect(await watched(member)).toEqual([dsip, kpv])
  expect(await watched(other)).toEqual([])
  await request('DELETE', `/api/shop/watched/${dsip}`, { cookie: member.cookie })
  expect(await watched(member)).toEqual([kpv])
})

test('hidden products have no alerts', async () => {
  const member = await aMember(app)
  await aPeptideId(app)
  const hidden = await db
    .selectFrom('products')
    .select('id')
    .where('enabled', '=', false)
    .executeTakeFirstOrThrow()
  for (const id of [hidden.id, 987_654_321])
    expect((await watch(member, id)).body.code).toBe('PRODUCT_NOT_FOUND')
  expect(await watched(member)).toEqual([])
})

/** The periodic job. */
async function lookAround() {
  const task = app.tasks['tell-who-waits-for-products']
  if (typeof task !== 'object') throw new Error('nobody looks around')
  await task.work({}, { number: 1, isLast: false })
  await app.runJobs()
}

test('an alert is sent once by mail and inbox when the product is available', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const selank = await aProductId(app, 'Selank', { status: 'coming_soon' })
  await unitsOf(app, selank, { quantityAvailable: 5, expiryDate: '2026-06-14' })
  for (const one of [member, other]) await watch(one, selank)
  const mailed = () => app.mails.filter(({ subject }) => subject === 'Selank is available')
  await lookAround()
  await aProductId(app, 'Selank', { status: 'available' })
  await lookAround()
  expect(mailed()).toEqual([])

  await unitsOf(app, selank)
  await expect
    .poll(async () => (await request('GET', '/api/shop/products/selank')).body.status)
    .toBe('available')
  await Promise.all([lookAround(), lookAround(), lookAround()])
  expect(
    mailed()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([member.email, other.email].sort())
  expect(mailed()[0]?.text).toContain('/shop/selank')
  const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
  expect(body).toMatchObject({
    unread: 1,
    messages: [{ kind: 'product-there', title: 'Selank is available', body: 'You can buy Selank now' }],
  })
  expect(await watched(member)).toEqual([])
  await lookAround()
  expect(mailed()).toHaveLength(2)
})
