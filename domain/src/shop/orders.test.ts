import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  holdingOf,
  mayBeCanceled,
  nextStatus,
  type OrderStatus,
  orderStatuses,
  paymentStatuses,
  type StockStep,
  stockSteps,
  waitsForPayment,
} from './orders.ts'

const status = fc.constantFrom(...orderStatuses)

/** Units of one order: available, reserved, shipped. */
interface Units {
  free: number
  reserved: number
  gone: number
}

const BOUGHT = 3

/** The effects of each step, restated independently; units that don't exist can't move. */
const moves: Record<StockStep, [from: keyof Units, to: keyof Units]> = {
  reserve: ['free', 'reserved'],
  release: ['reserved', 'free'],
  ship: ['reserved', 'gone'],
  takeBack: ['gone', 'reserved'],
}

function moved(units: Units, step: StockStep): Units {
  const [from, to] = moves[step]
  if (units[from] < BOUGHT) throw new Error(`${step} finds nothing`)
  return { ...units, [from]: units[from] - BOUGHT, [to]: units[to] + BOUGHT }
}

const unitsAfter = (units: Units, from: OrderStatus, to: OrderStatus) =>
  stockSteps(from, to).reduce(moved, units)

const expected = (of: OrderStatus): Units => ({
  free: 0,
  reserved: 0,
  gone: 0,
  [{ none: 'free', reserved: 'reserved', gone: 'gone' }[holdingOf(of)]]: BOUGHT,
})

describe('stock', () => {
  test("along any path, units match the order's status, and none is lost or created", () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (way) => {
        let at: OrderStatus = 'pending'
        let units = expected(at)
        for (const to of way) {
          units = unitsAfter(units, at, to)
          at = to
          expect(units).toEqual(expected(at))
        }
      }),
    )
  })

  test.each(orderStatuses)('repeating %s moves nothing', (one) => {
    expect(stockSteps(one, one)).toEqual([])
  })

  test.each([
    ['pending', 'cancelled', ['release']],
    ['pending', 'processing', []],
    ['processing', 'shipped', ['ship']],
    ['shipped', 'delivered', []],
    ['shipped', 'cancelled', ['takeBack', 'release']],
    ['delivered', 'pending', ['takeBack']],
    ['cancelled', 'pending', ['reserve']],
    ['cancelled', 'shipped', ['reserve', 'ship']],
  ] as const)('from %s to %s', (from, to, steps) => {
    expect(stockSteps(from, to)).toEqual(steps)
  })
})

test('a buyer can only cancel pending orders', () => {
  expect(orderStatuses.filter(mayBeCanceled)).toEqual(['pending'])
})

test('only unpaid orders with reserved units await payment', () => {
  const open = orderStatuses.flatMap((orderStatus) =>
    paymentStatuses
      .filter((payment) => waitsForPayment(orderStatus, payment))
      .map((payment) => [orderStatus, payment]),
  )
  expect(open).toEqual([
    ['pending', 'pending'],
    ['pending', 'failed'],
    ['processing', 'pending'],
    ['processing', 'failed'],
  ])
})

test('the usual next status', () => {
  expect(orderStatuses.map(nextStatus)).toEqual(['processing', 'shipped', 'delivered', undefined, undefined])
})
