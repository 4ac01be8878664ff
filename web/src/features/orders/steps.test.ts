import { describe, expect, test } from 'vitest'
import { anOrder } from '../../test/orders-server.ts'
import { stepsOf } from './steps.ts'

const statesOf = (changes: Parameters<typeof anOrder>[0]) =>
  stepsOf(anOrder(changes)).map(({ title, state }) => `${title}: ${state}`)

const happened = (...names: string[]) =>
  names.map((what, id) => ({
    id,
    at: `2026-03-1${id}T12:00:00.000Z`,
    what,
    actor: 'shop' as const,
    detail: null,
  }))

describe('the steps of an order', () => {
  test('wait for the payment until it is due', () => {
    const [, paying] = stepsOf(anOrder())
    expect(paying).toMatchObject({ state: 'now', at: '2026-03-17T12:00:00.000Z', isUntil: true })
    expect(statesOf({})).toEqual([
      'Placed: done',
      'Waiting for payment: now',
      'Processing: open',
      'Shipped: open',
      'Delivered: open',
    ])
  })

  test('are done up to the current one', () => {
    expect(statesOf({ status: 'shipped', paymentStatus: 'paid' })).toEqual([
      'Placed: done',
      'Paid: done',
      'Processing: done',
      'Shipped: now',
      'Delivered: open',
    ])
    expect(statesOf({ status: 'delivered', paymentStatus: 'paid' })).toEqual([
      'Placed: done',
      'Paid: done',
      'Processing: done',
      'Shipped: done',
      'Delivered: done',
    ])
  })

  test('end at the cancellation with its reason', () => {
    const order = anOrder({
      status: 'cancelled',
      cancelReason: 'Not paid in time',
      timeline: happened('pending', 'cancelled'),
    })
    expect(stepsOf(order)).toMatchObject([
      { title: 'Placed', state: 'done' },
      { title: 'Cancelled', state: 'off', detail: 'Not paid in time', at: '2026-03-11T12:00:00.000Z' },
    ])
  })

  test('show a refund', () => {
    expect(statesOf({ status: 'delivered', paymentStatus: 'refunded' })[1]).toBe('Refunded: off')
  })
})
