import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ahead, forecastOf, nextMonthOf, runningMonthOf, trendOf } from './forecast.ts'

/** Air passengers of Australia, millions a year, 1990 to 2016: Forecasting: Principles and Practice, 2nd edition, section 7.2. */
const airPassengers = [
  17.55, 21.86, 23.89, 26.93, 26.89, 28.83, 30.08, 30.95, 30.19, 31.58, 32.58, 33.48, 39.02, 41.39, 41.6,
  44.66, 46.95, 48.73, 51.49, 50.03, 60.64, 63.36, 66.36, 68.2, 68.12, 69.78, 72.6,
]

test('a published series gives the published forecasts', () => {
  const smoothing = { level: 0.8321, slope: 0.0001, damping: 1 }
  const trend = trendOf(airPassengers, smoothing, { level: 15.57, slope: 2.102 })
  const predicted = [1, 2, 3, 4, 5].map((steps) => ahead(trend, 1, steps))
  const published = [74.6, 76.7, 78.8, 80.91, 83.01]
  for (const [index, value] of predicted.entries())
    expect(Math.abs(value - (published[index] ?? 0))).toBeLessThan(0.01)
})

test('a damped trend converges without overshooting', () => {
  const trend = { level: 100, slope: 10 }
  const rest = 100 + (10 * 0.8) / (1 - 0.8)
  expect(ahead(trend, 0.8, 1)).toBeCloseTo(108)
  expect(ahead(trend, 0.8, 200)).toBeCloseTo(rest)
  for (let steps = 1; steps < 60; steps++) expect(ahead(trend, 0.8, steps)).toBeLessThan(rest)
})

describe('next month', () => {
  test('has no forecast before three full months', () => {
    expect(forecastOf([])).toBeUndefined()
    expect(forecastOf([5, 6])).toBeUndefined()
    expect(forecastOf([5, 6, 7])).toMatchObject({ method: 'damped-trend', confidence: 'low' })
  })

  test('equals constant months, with certainty after six', () => {
    const always = (months: number) => forecastOf(Array.from({ length: months }, () => 40))
    expect(always(8)).toEqual({
      value: 40,
      low: 40,
      high: 40,
      method: 'damped-trend',
      error: 0,
      confidence: 'high',
    })
    expect(always(5)?.confidence).toBe('medium')
    expect(always(4)?.confidence).toBe('low')
  })

  test('equals the same month last year in a yearly pattern', () => {
    const year = [10, 80, 20, 90, 10, 70, 30, 90, 20, 60, 10, 50]
    expect(forecastOf([...year, ...year, 10])).toMatchObject({
      value: 80,
      method: 'seasonal-naive',
      error: 0,
      confidence: 'high',
    })
    expect(forecastOf([...year, ...year, 10], 2)).toMatchObject({ value: 20, method: 'seasonal-naive' })
  })

  test('is less certain further ahead', () => {
    const series = [100, 112, 118, 131, 139, 152, 158, 171, 179]
    const widthOf = (steps: number) => {
      const { low = 0, high = 0 } = forecastOf(series, steps) ?? {}
      return high - low
    }
    expect(widthOf(2)).toBeGreaterThan(widthOf(1))
    expect(forecastOf(series, 2)?.value).toBeGreaterThan(forecastOf(series)?.value ?? Infinity)
  })

  test('exceeds the last month of a growing series, within its interval', () => {
    const forecast = forecastOf([100, 112, 118, 131, 139, 152, 158, 171, 179])
    expect(forecast?.method).toBe('damped-trend')
    expect(forecast?.value).toBeGreaterThan(179)
    expect(forecast?.value).toBeLessThan(195)
  })

  test('is zero after zero months', () => {
    expect(forecastOf([0, 1000, 0, 0])).toMatchObject({ error: 1, confidence: 'low' })
    expect(forecastOf([0, 0, 0, 0])).toMatchObject({ value: 0, low: 0, high: 0, error: 0 })
  })
})

const months = fc.array(fc.nat(1_000_000), { minLength: 3, maxLength: 40 })

test('is whole, never negative, and within its interval for any series', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 3 }), (series, steps) => {
      const { value, low, high, error } = forecastOf(series, steps) ?? {
        value: -1,
        low: 0,
        high: -2,
        error: -1,
      }
      for (const number of [value, low, high]) expect(Number.isInteger(number)).toBe(true)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(value).toBeGreaterThanOrEqual(low)
      expect(value).toBeLessThanOrEqual(high)
      expect(error).toBeGreaterThanOrEqual(0)
      expect(error).toBeLessThanOrEqual(1)
    }),
  )
})

test('scales with the series', () => {
  fc.assert(
    fc.property(months, (series) => {
      const [one, ten] = [forecastOf(series), forecastOf(series.map((value) => 10 * value))]
      expect(ten?.method).toBe(one?.method)
      expect(Math.abs((ten?.value ?? 0) - 10 * (one?.value ?? 0))).toBeLessThanOrEqual(5.5)
    }),
  )
})

describe('the current month', () => {
  const before = [100, 100, 100, 100]
  const actions = (value: number, elapsed: number) => ({ value, elapsed, of: 'acts' as const })
  const people = (value: number, elapsed: number) => ({ value, elapsed, of: 'people' as const })

  test('starts at the trend and ends at its own pace', () => {
    expect(runningMonthOf(before, actions(0, 0))).toBe(100)
    expect(runningMonthOf(before, actions(100, 0.5))).toBe(175)
    expect(runningMonthOf(before, actions(240, 1))).toBe(240)
    expect(runningMonthOf(before, people(80, 0.1))).toBe(98)
    expect(runningMonthOf(before, people(120, 0.5))).toBe(120)
  })

  test('moves the forecast, which is never below the actual value', () => {
    expect(nextMonthOf(before, actions(50, 0.5))?.value).toBe(100)
    expect(nextMonthOf(before, actions(150, 0.5))?.value).toBeGreaterThanOrEqual(150)
    expect(nextMonthOf([1, 1], actions(5, 0.5))).toBeUndefined()
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(months, fc.nat(1_000_000), share, fc.boolean(), (series, value, elapsed, isActs) => {
        const soFar = isActs ? actions(value, elapsed) : people(value, elapsed)
        const next = nextMonthOf(series, soFar) ?? { value: -1, low: -1, high: -1 }
        expect(runningMonthOf(series, soFar)).toBeGreaterThanOrEqual(value)
        expect(next.value).toBeGreaterThanOrEqual(value)
        expect(next.low).toBeLessThanOrEqual(next.value)
        expect(next.value).toBeLessThanOrEqual(next.high)
      }),
    )
  })
})
