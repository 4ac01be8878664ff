import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from './order-totals.ts'

const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unitPrice: fc.nat(10_000_000) })
const terms = fc.record({ fee: fc.nat(10_000), freeFrom: fc.option(fc.nat(100_000)) })

test("parts add up to the total, and to each unit's cost", () => {
  fc.assert(
    fc.property(fc.array(line), terms, (lines, { fee, freeFrom }) => {
      const { subtotal, shipping, total } = orderTotals(lines, { fee, freeFrom })
      const units = lines.flatMap(({ quantity, unitPrice }) => Array<number>(quantity).fill(unitPrice))
      expect(subtotal).toBe(units.reduce((sum, price) => sum + price, 0))
      expect(total).toBe(subtotal + shipping)
      expect([0, fee]).toContain(shipping)
    }),
  )
})

test.each([
  [5999, 950],
  [6000, 0],
  [6001, 0],
])('shipping a subtotal of %i cents costs %i when it is free from 6000', (unitPrice, shipping) => {
  expect(orderTotals([{ quantity: 1, unitPrice }], { fee: 950, freeFrom: 6000 }).shipping).toBe(shipping)
})

test('shipping is never free without a threshold', () => {
  expect(orderTotals([{ quantity: 9, unitPrice: 99_999 }], { fee: 950, freeFrom: null }).shipping).toBe(950)
})
