import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPositive, rational } from '../math/rational.ts'
import { addDays, daysBetween } from '../time/calendar.ts'
import { type Content, lastUsableDay } from './containers.ts'
import { forecasts, type Stocked } from './forecast.ts'
import { DISCARD_WARNING_DAYS, type PlannedStock, vialWarnings } from './warnings.ts'

const TODAY = '2026-11-01'
const LIMITS = { lowVialDoses: 2, lowVialDays: 14 }
const content = { kind: 'vial', amount: 10, unit: 'mg', waterMl: 2, deadSpaceMl: 0 } as Content

const aVial = (id: number, left: number, others: Partial<Stocked> = {}): Stocked => ({
  ...{ id, state: 'in-use', content, left: rational(left) },
  ...{ mixedOn: TODAY, discardOn: null, expiresOn: null, ...others },
})

/** A hundred doses of 1 mg, every few days from today on. */
const planned = (every: number, others: Partial<PlannedStock> = {}): PlannedStock => ({
  ...{ today: TODAY, isUnscheduled: false, doseNow: () => rational(1) },
  coming: {
    days: Array.from({ length: 100 }, (_, nth) => addDays(TODAY, nth * every)),
    doseOn: () => rational(1),
  },
  ...others,
})

const warningsOf = (vials: readonly Stocked[], plan = planned(7), limits = LIMITS) =>
  vialWarnings(vials, { planned: plan, forecast: forecasts(vials, plan), limits })

const causes = (...of: Parameters<typeof warningsOf>) =>
  warningsOf(...of).map(({ cause, vialId }) => [cause, vialId])

describe('a peptide that runs low', () => {
  test('warns at two doses or 14 days, whichever comes first', () => {
    expect(causes([aVial(1, 3)])).toEqual([])
    expect(causes([aVial(1, 2)])).toEqual([['runs-low', 1]])
    expect(causes([aVial(1, 9)], planned(2))).toEqual([])
    expect(causes([aVial(1, 7)], planned(2))).toEqual([['runs-low', 1]])
  })

  test('counts sealed vials, and names the one that is used last', () => {
    const sealed = aVial(2, 2, { state: 'sealed', mixedOn: null, discardOn: null })
    expect(causes([aVial(1, 1), sealed])).toEqual([])
    const [warning] = warningsOf([aVial(1, 1), sealed], planned(7), { ...LIMITS, lowVialDoses: 3 })
    expect(warning).toEqual({ cause: 'runs-low', vialId: 2, doses: 3, lastDoseOn: '2026-11-15' })
  })

  test('counts neither finished nor recalled vials', () => {
    expect(causes([aVial(1, 2), aVial(2, 9, { state: 'finished' })])).toEqual([['runs-low', 1]])
    expect(causes([aVial(1, 2), aVial(2, 9, { isRecalled: true })])).toEqual([['runs-low', 1]])
    expect(causes([aVial(2, 1, { isRecalled: true, discardOn: TODAY })])).toEqual([])
  })

  test('is warned of by doses alone if no days are known, and never after the plan ended', () => {
    const none = { days: [], doseOn: () => rational(1) }
    expect(causes([aVial(1, 2)], planned(7, { isUnscheduled: true, coming: none }))).toEqual([
      ['runs-low', 1],
    ])
    expect(causes([aVial(1, 3)], planned(7, { isUnscheduled: true, coming: none }))).toEqual([])
    expect(causes([aVial(1, 2)], planned(7, { coming: none }))).toEqual([])
  })

  test('doesn’t warn if a limit is 0 or the vial can’t convert the dose', () => {
    expect(causes([aVial(1, 1)], planned(30), { lowVialDoses: 0, lowVialDays: 14 })).toEqual([])
    expect(causes([aVial(1, 9)], planned(1), { lowVialDoses: 2, lowVialDays: 0 })).toEqual([])
    expect(causes([aVial(1, 1)], planned(7, { doseNow: () => undefined }))).toEqual([])
  })

  test('follows exactly from what days and amounts say, for any stock', () => {
    const stock = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 4 })
    const limit = { doses: fc.integer({ min: 0, max: 20 }), days: fc.integer({ min: 0, max: 60 }) }
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 30 }), fc.record(limit), (amounts, every, max) => {
        const vials = amounts.map((left, index) => aVial(index + 1, left))
        const doses = amounts.reduce((sum, left) => sum + left, 0)
        const isLow = (max.doses > 0 && doses <= max.doses) || (max.days > 0 && doses * every <= max.days)
        const limits = { lowVialDoses: max.doses, lowVialDays: max.days }
        expect(causes(vials, planned(every), limits).some(([cause]) => cause === 'runs-low')).toBe(isLow)
      }),
    )
  })
})

describe('a vial to be discarded', () => {
  test('warns from three days before its last day while something is left', () => {
    const day = fc.integer({ min: -10, max: 30 }).map((days) => addDays(TODAY, days))
    fc.assert(
      fc.property(day, day, fc.constantFrom(0, 8), (discardOn, expiresOn, left) => {
        const vial = aVial(1, left, { discardOn, expiresOn })
        const last = lastUsableDay(vial) ?? ''
        const isNear = daysBetween(TODAY, last) <= DISCARD_WARNING_DAYS && isPositive(vial.left)
        const off = { lowVialDoses: 0, lowVialDays: 0 }
        expect(causes([vial], planned(7), off)).toEqual(isNear ? [['discard', 1]] : [])
      }),
    )
  })
})
