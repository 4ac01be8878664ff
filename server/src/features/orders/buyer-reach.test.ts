import { afterEach, expect, test } from 'vitest'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { aMember, aNewcomer, type Member } from '../../testing/factories.ts'
import { anOrder, anOrderAdmin, checkOut, inCart, withProfile } from '../../testing/orders.ts'
import { aStocked } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

let isBouncing = false
afterEach(() => {
  isBouncing = false
})
const sent: { to: string; subject: string }[] = []
const app = await testApp(
  {},
  {
    mail: {
      async send({ to, subject }) {
        if (isBouncing) throw new Undeliverable('550 no such user')
        sent.push({ to, subject })
      },
      close: () => {},
    },
  },
)
const orderAdmin = await anOrderAdmin(app)

const isReachable = async (id: number) => (await orderAdmin.order(id)).isReachable

test('an order requires a verified address, and the cart stays', async () => {
  const newcomer = await withProfile(app, await aNewcomer(app))
  const { productId } = await aStocked(app, 'BPC-157')
  await inCart(app, newcomer, productId)
  const refused = await checkOut(app, newcomer)
  expect([refused.statusCode, refused.body.code]).toEqual([409, 'EMAIL_UNVERIFIED'])
  const cart = () => app.request('GET', '/api/cart', { cookie: newcomer.cookie })
  expect((await cart()).body).toHaveLength(1)
  await app.db.updateTable('users').set({ emailProvedAt: new Date() }).where('id', '=', newcomer.id).execute()
  expect((await checkOut(app, newcomer)).statusCode).toBe(201)
})

test('order emails are sent regardless of other switches', async () => {
  const buyer = await aMember(app)
  const off = {
    emailNotifications: false,
    inAppNotifications: false,
    smsNotifications: false,
    reminderMails: false,
    peopleMails: false,
    productMails: false,
    updatedAt: new Date(),
  }
  await app.db
    .insertInto('userNotificationPreferences')
    .values({ userId: buyer.id, ...off })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(off))
    .execute()
  const { id, orderNumber } = await anOrder(app, buyer)
  await app.runJobs()
  expect(sent).toContainEqual({ to: buyer.email, subject: `We have your order ${orderNumber}` })
  expect(await isReachable(id)).toBe(true)
})

test('an order shows that its buyer is unreachable after a bounce, until a mail or another address works', async () => {
  const { id, buyer } = await anOrder(app)
  expect(await isReachable(id)).toBe(true)
  isBouncing = true
  await app.runJobs()
  expect(await isReachable(id)).toBe(false)
  expect(
    (await orderAdmin.ask('GET', '/orders')).body.find((one: { id: number }) => one.id === id).isReachable,
  ).toBe(false)
  isBouncing = false
  await orderAdmin.setStatus(id, 'shipped')
  await app.runJobs()
  expect(await isReachable(id)).toBe(true)
  isBouncing = true
  await orderAdmin.setStatus(id, 'delivered')
  await app.runJobs()
  expect(await isReachable(id)).toBe(false)
  await withEmail(buyer, { email: 'other@mail.net' })
  expect(await isReachable(id)).toBe(true)
})

const withEmail = (buyer: Member, changes: { email?: string; emailProvedAt?: Date | null }) =>
  app.db.updateTable('users').set(changes).where('id', '=', buyer.id).execute()

test('and when the address was withdrawn or rejects order mails', async () => {
  const { id, buyer } = await anOrder(app)
  await withEmail(buyer, { emailProvedAt: null })
  expect(await isReachable(id)).toBe(false)
  await withEmail(buyer, { emailProvedAt: new Date() })
  const preference = { orderMails: false, updatedAt: new Date() }
  await app.db
    .insertInto('userNotificationPreferences')
    .values({ userId: buyer.id, ...preference })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(preference))
    .execute()
  expect(await isReachable(id)).toBe(false)
})
