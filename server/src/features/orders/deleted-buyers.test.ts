import { describe, expect, test } from 'vitest'
import { anAdmin, PASSWORD } from '../../testing/factories.ts'
import { anAddress, anOrder, anOrderAdmin } from '../../testing/orders.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const orderAdmin = await anOrderAdmin(app)
const admin = await anAdmin(app)

const DAY_MS = 24 * 60 * 60 * 1000

const removeMember = (id: string) => app.request('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie })

const leave = ({ cookie }: { cookie: string }, more: Record<string, unknown> = {}) =>
  app.request('POST', '/api/auth/delete-account', { cookie, body: { currentPassword: PASSWORD, ...more } })

const anonymize = async () => {
  const task = app.tasks['anonymize-buyers']
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
}

describe('an operator', () => {
  test.each([
    ['shipped', async (id: number) => orderAdmin.setStatus(id, 'shipped')],
    ['cancelled', async (id: number) => orderAdmin.setStatus(id, 'cancelled')],
    ['refunded', async (id: number) => orderAdmin.refund(id)],
  ])('deletes a member once their open orders are %s', async (_name, finish) => {
    const { id, orderNumber, buyer } = await anOrder(app)
    await orderAdmin.markPaid(id)
    const refused = await removeMember(buyer.id)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'OPEN_ORDERS'])
    expect(refused.body.details).toEqual({ orders: [{ id, orderNumber }] })
    expect((await orderAdmin.order(id)).shippingAddress).toEqual(anAddress())
    await finish(id)
    expect((await removeMember(buyer.id)).statusCode).toBe(200)
    expect(await orderAdmin.order(id)).toMatchObject({ user: null, shippingAddress: null })
  })
})

describe('a member with a paid order', () => {
  test('learns that the order keeps its address until it is finished', async () => {
    const { id, buyer } = await anOrder(app, undefined, { notes: 'Ring twice' })
    await orderAdmin.markPaid(id)
    const explained = await leave(buyer)
    expect([explained.statusCode, explained.body.code]).toEqual([409, 'OPEN_ORDERS'])
    expect(explained.body.message).toContain('We keep its address until then.')
    expect((await leave(buyer, { keepsOrders: true })).statusCode).toBe(200)
    const remaining = async () => {
      const { shippingAddress, notes, user } = await orderAdmin.order(id)
      return { shippingAddress, notes, user }
    }
    expect(await remaining()).toEqual({ shippingAddress: anAddress(), notes: 'Ring twice', user: null })
    await orderAdmin.setStatus(id, 'shipped', { trackingNumber: '1Z999AA10123456784' })
    app.clock.advance(29 * DAY_MS)
    await anonymize()
    // A parcel may be returned.
    expect((await remaining()).shippingAddress).not.toBeNull()
    await orderAdmin.setStatus(id, 'delivered')
    await anonymize()
    // A status may be undone.
    expect((await remaining()).shippingAddress).not.toBeNull()
    app.clock.advance(DAY_MS)
    await anonymize()
    expect(await remaining()).toEqual({ shippingAddress: null, notes: null, user: null })
    expect((await orderAdmin.order(id)).trackingNumber).toBeNull()
  })

  test('that is shipped can be deleted immediately', async () => {
    const sent = await anOrder(app)
    await orderAdmin.markPaid(sent.id)
    await orderAdmin.setStatus(sent.id, 'shipped')
    expect((await leave(sent.buyer)).statusCode).toBe(200)
  })
})

describe('a member with an unpaid order', () => {
  test('learns that it is canceled before the account is deleted', async () => {
    const { id, buyer } = await anOrder(app)
    const explained = await leave(buyer)
    expect([explained.statusCode, explained.body.code]).toEqual([409, 'OPEN_ORDERS'])
    expect(explained.body.message).toBe('You have an unpaid order. We cancel it with your account.')
    expect((await orderAdmin.order(id)).status).toBe('pending')
    expect((await leave(buyer, { keepsOrders: true })).statusCode).toBe(200)
    const task = app.tasks['cancel-unpaid-orders']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
    expect(await orderAdmin.order(id)).toMatchObject({ status: 'cancelled', shippingAddress: null })
  })

  test('and a paid one learns of both', async () => {
    const { id, buyer } = await anOrder(app)
    await orderAdmin.markPaid(id)
    await anOrder(app, buyer)
    const { message } = (await leave(buyer)).body
    expect(message).toContain('We keep its address until then. You have an unpaid order.')
  })
})
