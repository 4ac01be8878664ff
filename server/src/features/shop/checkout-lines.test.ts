import { expect, test } from 'vitest'
import { aCartLine, aMember, aPeptideId, aProductId } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { cartForCheckout, emptyCart } from './cart.service.ts'

const app = await testApp()
const { db, request } = app

test('a checkout sees lines at current prices, with reasons for unavailable ones', async () => {
  const [sold, soon] = [await aProductId(app, 'KPV', { price: 54.5 }), await aProductId(app, 'DSIP')]
  const member = await aMember(app)
  const first = await aCartLine(app, member, { productId: sold, quantity: 2 })
  const second = await aCartLine(app, member, { productId: soon })
  await aProductId(app, 'KPV', { price: 60 })
  await aProductId(app, 'DSIP', { status: 'coming_soon' })
  const line = { kind: 'peptide', supplementId: null }
  expect(await db.transaction().execute((tx) => cartForCheckout(tx, member.id))).toEqual([
    {
      ...line,
      id: first.id,
      productId: sold,
      peptideId: await aPeptideId(app, 'KPV'),
      name: 'KPV',
      quantity: 2,
      centsWhenAdded: 5450,
      unitCents: 6000,
      problem: null,
    },
    {
      ...line,
      id: second.id,
      productId: soon,
      peptideId: await aPeptideId(app, 'DSIP'),
      name: 'DSIP',
      quantity: 1,
      centsWhenAdded: 8999,
      unitCents: 8999,
      problem: 'coming_soon',
    },
  ])
})

test('two concurrent checkouts buy a cart once, and later additions stay', async () => {
  const [bought, added] = [await aProductId(app, 'KPV'), await aProductId(app, 'DSIP')]
  const member = await aMember(app)
  await aCartLine(app, member, { productId: bought, quantity: 2 })
  const checkout = () =>
    db.transaction().execute(async (tx) => {
      const lines = await cartForCheckout(tx, member.id)
      await aCartLine(app, member, { productId: added })
      await emptyCart(tx, member.id, lines)
      return lines.map(({ productId }) => productId)
    })
  const first = await checkout()
  expect(first).toEqual([bought])
  const { body } = await request('GET', '/api/cart', { cookie: member.cookie })
  expect(body).toMatchObject([{ productId: added, quantity: 1 }])

  const empty = () =>
    db.transaction().execute(async (tx) => {
      const lines = await cartForCheckout(tx, member.id)
      await emptyCart(tx, member.id, lines)
      return lines.length
    })
  expect((await Promise.all([empty(), empty(), empty()])).sort()).toEqual([0, 0, 1])
})
