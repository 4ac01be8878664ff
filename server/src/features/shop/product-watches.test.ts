import { expect, test } from 'vitest'
import { aMember, aPeptideId, aProductId, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const watch = ({ cookie }: Member, id: number) => request('POST', `/api/shop/watched/${id}`, { cookie })
const watched = async ({ cookie }: Member) =>
  (await request('GET', '/api/shop/watched', { cookie })).body.productIds

test('somebody waits for a product once, and until they don’t', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const [kpv, dsip] = [await aProductId(app, 'KPV'), await aProductId(app, 'DSIP')]
  for (const id of [dsip, kpv, dsip]) expect((await watch(member, id)).statusCode).toBe(200)
  expect(await watched(member)).toEqual([dsip, kpv])
  expect(await watched(other)).toEqual([])
  await request('DELETE', `/api/shop/watched/${dsip}`, { cookie: member.cookie })
  expect(await watched(member)).toEqual([kpv])
})

test('for what the shop does not show nobody can wait', async () => {
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
