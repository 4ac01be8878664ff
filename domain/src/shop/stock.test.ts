import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/calendar.ts'
import { daysOfStock, expiryOf, expiryWords, isLowOnStock, reorderBy, stockLabel } from './stock.ts'

describe('stock labels', () => {
  test.each([
    [0, 'Out of Stock'],
    [1, 'Low Stock'],
    [9, 'Low Stock'],
    [10, 'In Stock'],
    [1_000_000, 'In Stock'],
  ])('%i units are %s', (units, label) => {
    expect(stockLabel(units)).toBe(label)
  })
})

describe('expiry', () => {
  test.each([
    ['2026-11-21', false, true, 'today'],
    ['2026-11-22', false, true, 'tomorrow'],
    ['2026-12-09', false, true, 'in 18 days'],
    ['2026-12-21', false, true, 'in 30 days'],
    ['2026-12-22', false, false, 'in 31 days'],
    ['2026-11-20', true, true, 'expired yesterday'],
    ['2026-11-02', true, true, 'expired 19 days ago'],
  ])('on %s', (day, isExpired, isWarnedOf, words) => {
    const expiry = expiryOf(day, '2026-11-21')
    expect(expiry).toMatchObject({ isExpired, isWarnedOf })
    expect(expiry && expiryWords(expiry)).toBe(words)
  })

  test('batches without expiry have no label', () => {
    expect(expiryOf(null, '2026-11-21')).toBeNull()
  })

  test('every day has exactly one sentence with its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        const expiry = expiryOf(addDays('2026-11-21', days), '2026-11-21')
        expect(expiry?.days).toBe(days)
        expect(expiry?.isExpired).toBe(days < 0)
        if (Math.abs(days) > 1) expect(expiry && expiryWords(expiry)).toContain(String(Math.abs(days)))
      }),
    )
  })
})

describe('days of stock', () => {
  test.each([
    // 84 units at 3.6 a day.
    [84, 108, 200, 23],
    [52, 38, 30, 41],
    // On sale for five days only: two a day.
    [20, 10, 5, 10],
    [20, 10, 0, 2],
    [0, 10, 30, 0],
  ])('%i units after %i sold in up to 30 of %i days last %i days', (sellable, sold, days, left) => {
    expect(daysOfStock(sellable, sold, days)).toBe(left)
  })

  test('are unknown without sales', () => {
    expect(daysOfStock(50, 0, 30)).toBeNull()
  })

  test('run out on the day after the last at the same pace', () => {
    const units = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 30 }), (...all) => {
        const [sellable, sold, days] = all
        const left = daysOfStock(sellable, sold, days) ?? Number.NaN
        // Sold in `left` days, times `days` so that nothing is rounded.
        expect(left * sold).toBeLessThanOrEqual(sellable * days)
        expect((left + 1) * sold).toBeGreaterThan(sellable * days)
      }),
    )
  })
})

describe('reordering', () => {
  test.each([
    [23, '2026-11-30'],
    [30, '2026-12-07'],
    [14, '2026-11-21'],
    [0, '2026-11-21'],
    [31, null],
    [null, null],
  ])('with %s days left is due by %s', (left, day) => {
    expect(reorderBy(left, '2026-11-21')).toBe(day)
  })

  test('is never due in the past, nor after stock runs out', () => {
    fc.assert(
      fc.property(fc.nat(60), (left) => {
        const day = reorderBy(left, '2026-11-21')
        const days = day === null ? 0 : daysBetween('2026-11-21', day)
        expect(day === null).toBe(left > 30)
        expect(days).toBeGreaterThanOrEqual(0)
        expect(days).toBeLessThanOrEqual(left)
      }),
    )
  })
})

test('a product is low on stock while the shop sells it and fewer than 10 units are left', () => {
  expect([0, 9, 10].map((sellable) => isLowOnStock({ enabled: true, sellable }))).toEqual([true, true, false])
  expect(isLowOnStock({ enabled: false, sellable: 0 })).toBe(false)
})
